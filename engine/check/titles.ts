import type { Site } from '../assemble/site.ts'
import type { ReportedProblem } from '../config/reported-problem.ts'

/** Two pages of a language with one title: in results of a search, tabs and bookmarks nobody can tell them apart. */
export function checkDuplicateTitles({ docs, blog }: Site): ReportedProblem[] {
  const seen = new Map<string, string>()
  const pages = [
    ...docs.map(({ source, meta }) => ({
      ...source,
      title: meta.title,
      group: source.version.isLast ? '' : source.version.name,
    })),
    ...blog.posts.map(({ source, meta }) => ({ ...source, title: meta.title, group: '' })),
  ]
  return pages.flatMap(({ file, locale, title, group, keyLines }): ReportedProblem[] => {
    // Versions of a page are called alike.
    const key = JSON.stringify([locale, group, title.toLowerCase()])
    const first = seen.get(key)
    seen.set(key, first ?? file)
    if (first === undefined) return []
    const message = `The title "${title}" belongs to ${first} already.`
    const hint = 'Say in one of them what sets it apart.'
    return [{ kind: 'duplicateTitles', file, line: keyLines.get('title'), message, hint }]
  })
}
