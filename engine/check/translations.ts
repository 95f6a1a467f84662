import type { Site } from '../assemble/site.ts'
import type { ReportedProblem } from '../config/reported-problem.ts'
import type { Parsed } from '../parse/parse-pages.ts'
import type { Source } from '../read/source-page.ts'

/** Pages that lack a language, pages whose headings differ between languages, and translations without a source. */
export function checkTranslations(site: Site): ReportedProblem[] {
  const { locales } = site.loaded.config
  const original = locales[0]
  const homes = site.homes.filter(({ source }) => source.locale !== original?.code && !source.frontMatter.source)
  const pages = [...site.docs, ...site.blog.posts]
  const byPath = new Map(pages.map((page) => [page.source.path, page]))
  const found = pages.flatMap((page): ReportedProblem[] => {
    const { source, meta } = page
    // An index that is drawn lacks a language where all of its pages do.
    const isDrawn = 'lists' in source && source.lists !== undefined
    const missing = isDrawn ? [] : locales.filter(({ code }) => !meta.alternates[code])
    const problems: ReportedProblem[] = missing.map(({ code, label }) => ({
      kind: 'missingTranslations',
      file: source.file,
      message: `The page does not exist in ${label}.`,
      hint: `Write ${source.file.replace(/^content\/\w+/, `content/${code}`)}.`,
    }))
    const translation = original && source.locale !== original.code && byPath.get(meta.alternates[original.code] ?? '')
    if (translation) problems.push(...compare(page, translation))
    return problems
  })
  return [...found, ...homes.map(({ source }) => unstamped(source.file))]
}

function compare({ source, article }: Parsed<Source>, original: Parsed<Source>): ReportedProblem[] {
  const { file } = source
  const translated = source.frontMatter.source
  const problems: ReportedProblem[] = []
  if (!translated) problems.push(unstamped(file))
  // A stale translation may lack headings that its source has since gained: the reader of it is told already.
  if (translated === original.source.sourceHash) {
    const own = article.headings.map(({ id }) => id)
    const other = original.article.headings.map(({ id }) => id)
    const difference = differenceOf(own, other)
    if (difference) {
      const message = `The headings differ from those of ${original.source.file}: ${difference.message}.`
      problems.push({ kind: 'brokenTranslations', file, message, hint: difference.hint })
    }
  }
  return problems
}

/** The first heading that is not as in the source. */
function differenceOf(own: readonly string[], source: readonly string[]) {
  const index = [...own, undefined].findIndex((id, i) => id !== source[i])
  const [id, wanted] = [own[index], source[index]]
  if (id === wanted) return undefined
  if (id === undefined) {
    const after = index > 0 ? ` after "${own[index - 1]}"` : ''
    return { message: `"${wanted}" is missing${after}`, hint: `Translate its section, with the id {#${wanted}}.` }
  }
  if (wanted === undefined) {
    return { message: `the source ends before "${id}"`, hint: 'Take the heading away, or write it in the source, too.' }
  }
  const hint = `Give the heading the id of its source: {#${wanted}}.`
  return { message: `"${id}" stands where the source has "${wanted}"`, hint }
}

function unstamped(file: string): ReportedProblem {
  const name = file.replace(/^content\/\w+\//, '').replace(/\.md$/, '')
  const message = 'The translation does not say which state of its source it translates.'
  return { kind: 'brokenTranslations', file, line: 1, message, hint: `Run: npm run translated -- ${name}` }
}

/** Files of translations whose source has changed since: listed by the build, told to their readers. */
export function staleTranslations({ docs, homes, blog }: Site): string[] {
  const stale = [...homes, ...docs, ...blog.posts].filter(({ meta }) => meta.staleSource !== undefined)
  return stale.map(({ source }) => source.file)
}
