import type { Issue } from '../../model/issue.ts'
import type { SourcePage } from '../content/source-page.ts'
import { readFacts } from './facts.ts'
import { type WrittenIssue, writtenIssues } from './written-issues.ts'

/** The language in which facts stand; pages in another one hold the words alone. */
export const factsLocale = 'en'

/**
 * What each page must know of entries: those that it holds, and all of its language where it lists them. Facts that are
 * wrong are left out here: the page that states them reports them.
 */
export function pageIssues(pages: readonly SourcePage[]): ReadonlyMap<string, readonly Issue[]> {
  const written = new Map(pages.map((page) => [page.file, mayHold(page) ? writtenIssues(page) : []]))
  const onPage = ({ file }: SourcePage) => written.get(file) ?? []
  const inVersion = (page: SourcePage, locale: string) =>
    pages.filter((other) => other.locale === locale && other.version.name === page.version.name)
  return new Map(
    pages.filter(mayHold).map((page) => {
      const stated = new Map(
        inVersion(page, factsLocale)
          .flatMap(onPage)
          .map((one) => [one.id, one]),
      )
      const listed = holdsList(page) ? inVersion(page, page.locale).flatMap(onPage) : onPage(page)
      return [page.file, listed.flatMap((one) => withFacts(one, stated.get(one.id)))] as const
    }),
  )
}

function withFacts({ id, title, affects, url }: WrittenIssue, source: WrittenIssue | undefined): Issue[] {
  const read = readFacts(source?.attributes ?? {})
  return 'facts' in read ? [{ id, title, affects, url, ...read.facts }] : []
}

const mayHold = ({ body }: SourcePage) => /^:::issues?\b/m.test(body)
const holdsList = ({ body }: SourcePage) => /^:::issues\b/m.test(body)
