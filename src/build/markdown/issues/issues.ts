import type { Heading, Nodes, Parents, PhrasingContent, Root, TableRow } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { type Issue, type IssueFacts, issueTopics, severities } from '../../../model/issue.ts'
import { factNames, readFacts } from '../../issues/facts.ts'
import { factsLocale } from '../../issues/page-issues.ts'
import type { ContainerDirective } from '../blocks/block.ts'
import { checkFilled, openBlock } from '../blocks/block.ts'
import { link, row, table, text } from '../nodes.ts'
import { contextOf, report, stringsOf } from '../report.ts'
import { walkMarkdown } from '../walk.ts'
import { factWords } from './words.ts'

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** Of an `:::issue`; absent where they are wrong. */
    issue?: IssueFacts & Pick<Issue, 'messages'>
  }
}

/** Reads inline Markdown that stands on another page. */
type Inline = (text: string) => PhrasingContent[]

/** `:::issue` gets its facts, and `:::issues` a table of all entries: both before links are resolved and text is written. */
export function remarkIssues(this: Processor): (tree: Root, file: VFile) => void {
  const inline: Inline = (text) => {
    const [paragraph] = (this.parse(text) as Root).children
    return paragraph?.type === 'paragraph' ? paragraph.children : []
  }
  return (tree, file) => {
    walkMarkdown(tree, (node, index, parent) => {
      if (node.type !== 'containerDirective') return
      if (node.name === 'issue') readEntry(node, parent.children[index - 1], parent, file)
      if (node.name === 'issues') writeList(node, inline, file)
    })
  }
}

function readEntry(node: ContainerDirective, before: Nodes | undefined, parent: Parents, file: VFile): void {
  const { locale, issues = [] } = contextOf(file)
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

function writeList(node: ContainerDirective, inline: Inline, file: VFile): void {
  openBlock(node, file)
  if (node.children.length > 0) {
    report(file, node, 'The block ":::issues" holds something.', 'It is drawn from the entries of other pages.')
  }
  const { issues = [] } = contextOf(file)
  if (issues.length === 0) report(file, node, 'No page has entries to list.', 'Write some with ":::issue{severity=…}".')
  const bySeverity = (a: Issue, b: Issue) => severities.indexOf(a.severity) - severities.indexOf(b.severity)
  const byTopic = (a: Issue, b: Issue) => issueTopics.indexOf(a.topic) - issueTopics.indexOf(b.topic)
  const worstFirst = [...issues].sort((a, b) => bySeverity(a, b) || byTopic(a, b))
  const { issue, affects, on, severity, repaired } = stringsOf(file).issues
  const rows = worstFirst.map((one) => issueRow(one, inline, file))
  const list = table([issue, affects, on, severity, repaired], rows)
  // What is wrong with a link in it is found where the list stands.
  walkMarkdown(list, (inner) => {
    inner.position = node.position
  })
  node.children = [list]
}

/** A row has the id of its entry: links from elsewhere led here when all entries stood on one page. */
function issueRow(issue: Issue, inline: Inline, file: VFile): TableRow {
  const { severity, on, repaired } = factWords(issue, stringsOf(file))
  const title = [link(issue.url, inline(issue.title))]
  const facts = [on, severity, repaired].map((value) => [text(value)])
  const names = { id: issue.id, dataSeverity: issue.severity, dataOn: issue.on.join(' '), dataTopic: issue.topic }
  return row([title, inline(issue.affects), ...facts], names)
}
