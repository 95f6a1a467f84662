import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkBlocks } from './blocks/block.ts'
import { remarkOpenFences } from './code/open-fences.ts'
import { remarkInlineDirectives } from './text/inline-directives.ts'
import { remarkPlainText } from './text/plain-text.ts'

/** The Markdown of this site: its parser, and the steps that belong to its syntax. */
export function markdownSyntax() {
  return unified()
    .use(remarkParse)
    .use(remarkGfm, { singleTilde: false })
    .use(remarkMath, { singleDollarTextMath: false })
    .use(() => remarkOpenFences)
    .use(remarkBlocks)
    .use(remarkInlineDirectives)
    .use(remarkPlainText)
}
