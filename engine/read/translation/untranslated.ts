import type { SiteConfig } from '../../config/site-config.ts'
import type { Source } from '../source-page.ts'

/** What there is to translate, a line each: pages that lack a language, and translations of an older text. */
export function untranslated(config: SiteConfig, sources: readonly Source[]): string[] {
  const [original] = config.locales
  const byFile = new Map(sources.map((source) => [source.file, source]))
  return sources.flatMap(({ file, locale, sourceHash }) => {
    if (locale !== original?.code) return []
    return config.locales.slice(1).flatMap(({ code }) => {
      const translation = file.replace(/^content\/\w+/, `content/${code}`)
      const found = byFile.get(translation)
      if (!found) return [`missing: ${translation}`]
      return found.frontMatter.source === sourceHash ? [] : [`stale: ${translation}`]
    })
  })
}
