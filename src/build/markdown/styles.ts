import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { ArticleStyle } from '../../model/page.ts'
import { walkElements } from './walk.ts'

const byClass: Readonly<Record<string, ArticleStyle>> = {
  api: 'api',
  cards: 'cards',
  diagram: 'diagram',
  footnotes: 'footnotes',
  picture: 'picture',
  reference: 'reference',
  signature: 'reference',
  tabs: 'tabs',
  'contains-task-list': 'tasks',
}

/** Notes which stylesheets the article needs besides the one of every page. */
export function rehypeStyles(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const styles = new Set<ArticleStyle>()
    walkElements(tree, ({ tagName, properties }) => {
      if (tagName === 'math') styles.add('math')
      for (const name of Array.isArray(properties.className) ? properties.className : []) {
        const style = byClass[name]
        if (style) styles.add(style)
      }
    })
    file.data.styles = [...styles].sort()
  }
}
