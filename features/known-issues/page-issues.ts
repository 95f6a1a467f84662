import type { Issue } from '../../engine/model/issue.ts'
import type { SourcePage } from '../../engine/read/source-page.ts'
import { type Messages, messagesAt } from '../tool-reference/messages.ts'
import { readFacts } from './facts.ts'
import { type WrittenIssue, writtenIssues } from './written-issues.ts'

/** The language in which facts stand; pages in another one hold the words alone. */
export const factsLocale = 'en'

/**
 * What each page must know of entries: those that it holds, with the messages that lead to them, and all of its language
 * where it lists them. Facts that are wrong are left out here: the page that states them reports them.
 */
export function pageIssues(pages: readonly SourcePage[], messages?: Messages): ReadonlyMap<string, readonly Issue[]> {
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
      return [page.file, listed.flatMap((one) => withFacts(one, stated.get(one.id), messages))] as const
    }),
  )
}

function withFacts(
  { id, title, affects, url }: WrittenIssue,
  source: WrittenIssue | undefined,
  messages: Messages | undefined,
): Issue[] {
  const read = readFacts(source?.attributes ?? {})
  if (!('facts' in read)) return []
  const printed = messages ? messagesAt(url, messages) : []
  return [{ id, title, affects, url, ...read.facts, ...(printed.length > 0 && { messages: printed }) }]
}

const mayHold = ({ body }: SourcePage) => /^:::issues?\b/m.test(body)
const holdsList = ({ body }: SourcePage) => /^:::issues\b/m.test(body)
