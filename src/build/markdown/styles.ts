import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { ArticleStyle } from '../../model/page.ts'
import { walkElements } from './walk.ts'

/** Notes which stylesheets the article needs besides the one of every page. */
export function rehypeStyles(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const styles = new Set<ArticleStyle>()
    walkElements(tree, ({ tagName, properties }) => {
      if (tagName === 'math') styles.add('math')
      if (Array.isArray(properties.className) && properties.className.includes('diagram')) styles.add('diagram')
    })
    file.data.styles = [...styles].sort()
  }
}
