import type { Root } from 'hast'
import { hastText } from './hast-text.ts'
import { walkElements } from './walk.ts'

/** Longer ones may need the line break. */
const short = /^-\S{1,28}$/

/** Flags such as `--save-exact` stay in one piece: a browser would break them after their first hyphens. */
export function rehypeFlags(): (tree: Root) => void {
  return (tree) => {
    walkElements(tree, (element, _, parent) => {
      const isInline = element.tagName === 'code' && !('tagName' in parent && parent.tagName === 'pre')
      if (isInline && !element.properties.className && short.test(hastText(element))) {
        element.properties.className = ['flag']
      }
    })
  }
}
