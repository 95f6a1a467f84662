import type { SourcePage } from '../../engine/read/source-page.ts'
import type { OwnChange } from './own-changes.ts'

/** Most changes in the list. */
const most = 60

/** A change of the documentation with the pages that it touched. */
export interface RecentChange {
  readonly id: string
  readonly time: number
  readonly day: string
  readonly subject: string
  readonly pages: readonly { readonly title: string; readonly route: string }[]
}

const mark = /^:::recent-changes\b/m

/** Whether a page lists what has changed. */
export function listsChanges({ body }: Pick<SourcePage, 'body'>): boolean {
  return mark.test(body)
}

/** The newest changes of some pages. */
export function recentChanges(changes: readonly OwnChange[], pages: readonly SourcePage[]): RecentChange[] {
  const byFile = new Map(pages.map((page) => [page.file, page]))
  return changes.slice(0, most).map(({ id, time, day, subject, pages: files }) => ({
    id,
    time,
    day,
    subject,
    pages: files.flatMap((file) => {
      const page = byFile.get(file)
      return page ? [{ title: page.frontMatter.title, route: page.route }] : []
    }),
  }))
}
