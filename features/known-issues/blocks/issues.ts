import type { Heading, Nodes, Parents, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { checkFilled, openBlock } from '../../../engine/markdown/blocks/block.ts'
import type { ContainerDirective } from '../../../engine/markdown/directive.ts'
import { contextOf, dataOf, report } from '../../../engine/markdown/report.ts'
import { walkMarkdown } from '../../../engine/markdown/walk.ts'
import type { Issue, IssueFacts } from '../../../engine/model/issue.ts'
import { factNames, readFacts } from '../facts.ts'
import { factsLocale } from '../page-issues.ts'

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** Of an `:::issue`; absent where they are wrong. */
    issue?: IssueFacts & Pick<Issue, 'messages'>
  }
}

/** Gives each `:::issue` its facts, before links are resolved and text is written. */
export function remarkIssues(tree: Root, file: VFile): void {
  walkMarkdown(tree, (node, index, parent) => {
    if (node.type === 'containerDirective' && node.name === 'issue') {
      readEntry(node, parent.children[index - 1], parent, file)
    }
  })
}

function readEntry(node: ContainerDirective, before: Nodes | undefined, parent: Parents, file: VFile): void {
  const { issues = [] } = dataOf(file)
  const { locale } = contextOf(file)
  const block = openBlock(node, file, locale === factsLocale ? factNames : [])
  checkFilled(block, file)
  const id = parent.type === 'root' && before?.type === 'heading' && before.depth === 3 ? idOf(before) : undefined
  if (id === undefined) {
    const hint = 'Write it right below "### Title {#id}"; the id names the entry in both languages.'
    report(file, node, 'The block ":::issue" stands below no heading of level 3 with an id of its own.', hint)
  }
  const listed = issues.find((issue) => issue.id === id)
  if (locale === factsLocale) {
    const read = readFacts(block.attributes)
    if (!('facts' in read)) {
      report(file, node, read.problem, read.hint)
      return
    }
    node.data = { ...node.data, issue: { ...read.facts, messages: listed?.messages } }
    if (id !== undefined && !listed) report(file, node, unread, unreadHint)
  } else if (listed) node.data = { ...node.data, issue: listed }
  else if (id) {
    const hint = 'Facts stand in the English page alone: write the same entry there, with ":::issue{severity=…}".'
    report(file, node, `No English page states the facts of the entry "${id}".`, hint)
  }
}

/** Pages that list entries read them by their lines, before any page is parsed. */
const unread = 'No list of issues would have this entry.'
const unreadHint =
  'Write ":::issue{…}", its text and ":::" on the lines right below the heading, without an empty line.'

function idOf(heading: Heading): string | undefined {
  return /\{#([\w-]+)\}\s*$/.exec(textOf(heading))?.[1]
}
