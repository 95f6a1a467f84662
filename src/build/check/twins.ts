import type { Site } from '../assemble/site.ts'
import type { ReportedProblem } from './reference.ts'

/** Pages that lack a language, pages whose headings differ between languages, and translations without a source. */
export function checkTwins(site: Site): ReportedProblem[] {
  const { locales } = site.loaded.config
  const original = locales[0]
  const homes = site.homes.filter(({ source }) => source.locale !== original?.code && !source.translated)
  const docs = site.docs.flatMap((page): ReportedProblem[] => {
    const { source, meta } = page
    const missing = locales.filter(({ code }) => !meta.alternates[code])
    const problems: ReportedProblem[] = missing.map(({ code, label }) => ({
      kind: 'missingTwins',
      file: source.file,
      message: `The page does not exist in ${label}.`,
      hint: `Write ${source.file.replace(/^content\/\w+/, `content/${code}`)}.`,
    }))
    const twin = original && source.locale !== original.code && site.byPath.get(meta.alternates[original.code] ?? '')
    if (twin) problems.push(...compare(page, twin))
    return problems
  })
  return [...docs, ...homes.map(({ source }) => unstamped(source.file))]
}

type SitePage = Site['docs'][number]

function compare({ source, article }: SitePage, original: SitePage): ReportedProblem[] {
  const { file } = source
  const problems: ReportedProblem[] = []
  if (!source.frontMatter.source) problems.push(unstamped(file))
  // A stale translation may lack headings that its source has since gained: the reader of it is told already.
  if (source.frontMatter.source === original.source.state) {
    const own = article.headings.map(({ id }) => id)
    const other = original.article.headings.map(({ id }) => id)
    const index = Math.max(
      own.findIndex((id, i) => id !== other[i]),
      own.length < other.length ? own.length : -1,
    )
    if (own.join() !== other.join()) {
      const message = `The headings differ from those of ${original.source.file}: "${own[index] ?? 'none'}" stands where the source has "${other[index] ?? 'none'}".`
      problems.push({ kind: 'missingTwins', file, message, hint: 'Give the heading the id of its source: {#id}.' })
    }
  }
  return problems
}

function unstamped(file: string): ReportedProblem {
  const name = file.replace(/^content\/\w+\//, '').replace(/\.md$/, '')
  const message = 'The translation does not say which state of its source it translates.'
  return { kind: 'missingTwins', file, line: 1, message, hint: `Run: npm run translated -- ${name}` }
}

/** Files of translations whose source has changed since: listed by the build, told to their readers. */
export function staleTranslations({ docs, homes, loaded }: Site): string[] {
  const original = homes.find(({ source }) => source.locale === loaded.config.locales[0]?.code)
  const staleHomes = homes.filter((home) => home !== original && home.source.translated !== original?.source.state)
  const staleDocs = docs.filter(({ meta }) => meta.staleSource !== undefined)
  return [...staleHomes, ...staleDocs].map(({ source }) => source.file)
}
