import type { Link, Root, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { lineOf, report } from '../report.ts'
import { extendParser } from '../syntax.ts'
import { walkMarkdown } from '../walk.ts'

/**
 * Keeps text what Markdown would take for more: e-mail addresses (`deploy@web-1.example.com`), places in angle brackets
 * (`<host:port>`) and HTML blocks, whose tags `rehypeSafeHtml` judges one by one. What cannot have been meant as text
 * is reported.
 */
export function remarkPlainText(this: Processor): (tree: Root, file: VFile) => void {
  extendParser(this, { disable: { null: ['htmlFlow'] } })
  return (tree, file) => {
    const source = String(file)
    walkMarkdown(tree, (node, index, parent) => {
      if (node.type === 'text') checkText(node, index === 0, source, file)
      if (node.type !== 'link') return
      const raw = rawOf(node, source)
      if (!isMeant(node, raw))
        parent.children[index] = { type: 'text', value: raw || textOf(node), position: node.position }
    })
  }
}

function rawOf({ position }: Link | Text, source: string): string {
  return position ? source.slice(position.start.offset, position.end.offset) : ''
}

function checkText(node: Text, isFirst: boolean, source: string, file: VFile): void {
  const raw = rawOf(node, source)
  // What begins in the middle of a line is not first in it: three colons are text there.
  const stray = raw.split('\n').findIndex((line, i) => (i > 0 || isFirst) && /^[\s>]*:::/.test(line))
  if (stray >= 0) {
    report(file, lineOf(node, stray, 1), 'A line of colons belongs to no block.', strayHint)
  }
  if (/(?<!\\)<!--/.test(raw)) report(file, node, 'A comment is not closed.', commentHint)
}

const strayHint =
  'A block begins with ":::name[Title]{attribute=value}" without spaces and ends with the same number of colons.'
const commentHint = 'A comment holds no empty line and ends with "-->".'

/** Links that somebody wrote as links: `[text](url)`, `[text][name]`, and bare or bracketed addresses of the web. */
function isMeant(node: Link, raw: string): boolean {
  return raw.startsWith('[') || /^https?:/.test(node.url) || raw.startsWith('<mailto:')
}
