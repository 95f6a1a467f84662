import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sourceLanguage } from '../model/in-language.ts'
import type { Locale } from '../model/locale.ts'
import { ProblemError } from '../problems/problem.ts'
import { checkConfig } from './check-config.ts'
import { ConfigSource } from './config-source.ts'
import { loadProgram } from './load-program.ts'
import { type ResolvedConfig, type SiteConfig, siteConfigSchema } from './site-config.ts'
import { basePath } from './value-schemas.ts'

/** A site's configuration with every default filled in. */
export interface LoadedSite {
  /** Folder that holds `config/` and `content/`. */
  readonly root: string
  readonly config: ResolvedConfig
  readonly source: ConfigSource
}

/**
 * Loads and checks `config/site.ts`.
 * @param base overrides the configured base path; see BASE_PATH.
 * @param strict reports what is broken at the level `throw`. A page that is not translated yet breaks nothing.
 * @throws ProblemError naming file, line and what to do.
 */
export async function loadSite(root: string, base?: string, strict = false): Promise<LoadedSite> {
  const file = 'config/site.ts'
  if (!existsSync(join(root, file))) {
    const hint = `Expected it at ${file} below ${root}.`
    throw new ProblemError([{ file, message: 'There is no configuration.', hint }])
  }
  if (base && !basePath.safeParse(withSlashes(base)).success) {
    const hint = 'Write a path such as /some/base/.'
    throw new ProblemError([{ file: 'BASE_PATH', message: `The base path ${JSON.stringify(base)} is none.`, hint }])
  }
  const module = (await loadProgram(root, file)) as { default?: SiteConfig }
  const config = base && module.default ? { ...module.default, base: withSlashes(base) } : module.default
  const source = new ConfigSource(root, file)
  const problems = checkConfig(config, source)
  if (problems.length > 0) throw new ProblemError(problems)
  const parsed = siteConfigSchema.parse(config)
  const resolved = { ...parsed, locales: withMain(parsed.locales) }
  return { root, source, config: strict ? { ...resolved, reports: strictest(resolved.reports) } : resolved }
}

/** Every locale knows the default one, where labels are looked for before English. */
function withMain(locales: readonly Locale[]): readonly Locale[] {
  const main = locales[0]?.code
  return main === sourceLanguage ? locales : locales.map((locale) => ({ ...locale, main }))
}

function strictest({ missingTranslations, ...reports }: ResolvedConfig['reports']): ResolvedConfig['reports'] {
  const broken = Object.keys(reports).map((kind) => [kind, 'throw'])
  return { missingTranslations, ...(Object.fromEntries(broken) as typeof reports) }
}

/** `some/base` as a path with a slash at both ends. */
function withSlashes(base: string): string {
  return `/${base}/`.replace(/\/{2,}/g, '/')
}
