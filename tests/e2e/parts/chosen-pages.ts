import { everything } from '../../depth.ts'
import type { BuiltPage } from './built-pages.ts'

const known = new WeakMap<readonly BuiltPage[], readonly BuiltPage[]>()

/**
 * Pages that stand for all: whatever layout, block or style a page has, one of them has it as well, and so has each folder
 * in each language. All pages, where everything is tried.
 */
export function chosenPages(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  const chosen = known.get(pages) ?? (everything ? pages : choose(pages))
  known.set(pages, chosen)
  return chosen
}

/** Again and again the page that shows the most of what none before it has shown. */
function choose(pages: readonly BuiltPage[]): BuiltPage[] {
  const left = new Map(pages.map((page) => [page, featuresOf(page)]))
  const chosen: BuiltPage[] = []
  for (;;) {
    const [best, shown] = [...left].sort(([, one], [, other]) => other.length - one.length)[0] ?? []
    if (!best || !shown || shown.length === 0) return chosen
    chosen.push(best)
    const seen = new Set(shown)
    for (const [page, features] of left)
      left.set(
        page,
        features.filter((one) => !seen.has(one)),
      )
  }
}

function featuresOf({ path, html }: BuiltPage): string[] {
  const classes = [...html.matchAll(/<[\w-]+[^<>]*?\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const [folder = ''] = /^(?:\/ru)?\/[^/]*/.exec(path) ?? []
  return [...new Set([...classes, folder])]
}
