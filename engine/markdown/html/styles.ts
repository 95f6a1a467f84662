import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { ownValue } from '../../model/own-value.ts'
import type { ArticleStyle } from '../../model/page.ts'
import { classesOf } from '../classes.ts'
import { walkElements } from '../walk.ts'

const byClass: Readonly<Record<string, ArticleStyle>> = {
  cards: 'cards',
  'code-fold': 'code-fold',
  'code-noted': 'code-notes',
  'code-screen': 'code-notes',
  diagram: 'diagram',
  footnotes: 'footnotes',
  issue: 'issues',
  issues: 'issues',
  pair: 'pair',
  picture: 'picture',
  'contains-task-list': 'tasks',
  tool: 'tool',
}

/** Notes which stylesheets the article needs besides the one of every page. */
export function rehypeStyles(tree: Root, file: VFile): void {
  const styles = new Set<ArticleStyle>()
  walkElements(tree, (element) => {
    for (const style of stylesOf(element)) styles.add(style)
  })
  if (file.data.runNotes) styles.add('code-run')
  file.data.styles = [...styles].sort()
}

function stylesOf(element: Element): ArticleStyle[] {
  return element.tagName === 'math' ? ['math'] : classesOf(element).flatMap((name) => ownValue(byClass, name) ?? [])
}
