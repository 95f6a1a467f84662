import type { Root } from 'hast'
import { hastText } from '../hast-text.ts'
import { walkElements } from '../walk.ts'

/** Flags, and packages with a scope. Longer ones may need the line break. */
const short = /^(?:-\S{1,28}|@[\w-]+\/[\w.-]{1,16})$/

/** Names such as `--save-exact` and `@acme/core` stay in one piece: a browser would break them after their hyphens. */
export function rehypeWholeNames(tree: Root): void {
  walkElements(tree, (element, _, parent) => {
    const isInline = element.tagName === 'code' && !('tagName' in parent && parent.tagName === 'pre')
    if (isInline && !element.properties.className && short.test(hastText(element))) {
      element.properties.className = ['whole']
    }
  })
}
