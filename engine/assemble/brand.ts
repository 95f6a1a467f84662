import type { BrandConfig } from '../config/brand-config.ts'
import type { ResolvedConfig } from '../config/site-config.ts'
import { hrefOf } from '../model/route.ts'

/** The sign that stands for the site. */
export function signOf({ title, brand }: Pick<ResolvedConfig, 'title' | 'brand'>): string {
  return brand.sign ?? [...title][0] ?? ''
}

/** Rules for the configured colours and picture; they are a stylesheet because the policy allows no style attribute. */
export function brandCss({ accent, logo }: BrandConfig, base: string): string {
  const rules = [
    accent && `--accent:${accent.fill};--on-accent:${accent.onFill};`,
    accent && `--accent-ink:light-dark(${accent.light},${accent.dark});`,
    logo && `--logo:url("${logo.startsWith('/') ? hrefOf(logo, base) : logo}") center/contain no-repeat;`,
  ].filter(Boolean)
  return rules.length > 0 ? `:root{${rules.join('')}}` : ''
}
