import type { ResolvedConfig } from '../config/site-config.ts'
import { escapeAttribute } from '../markup/escape.ts'
import { hrefOf, type Path } from '../model/route.ts'
import { absoluteUrl } from './head/addresses.ts'

/** A page for hosts that cannot redirect by themselves: it refreshes to the new place and names it as canonical. */
export function renderRedirect(config: ResolvedConfig, to: Path): string {
  const href = escapeAttribute(hrefOf(to, config.base))
  return [
    '<!doctype html>',
    '<html>',
    '<meta charset="utf-8">',
    `<title>${href}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeAttribute(absoluteUrl(config, to))}">`,
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<a href="${href}">${href}</a>`,
    '</html>',
    '',
  ].join('\n')
}
