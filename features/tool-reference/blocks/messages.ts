import type { PhrasingContent, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { Block } from '../../../engine/markdown/directive.ts'
import { inlineMarkdown } from '../../../engine/markdown/inline-markdown.ts'
import { code, heading, joined, link, paragraph, strong, text } from '../../../engine/markdown/nodes.ts'
import { contextOf, dataOf, labelsOf, report } from '../../../engine/markdown/report.ts'
import { inLanguage } from '../../../engine/model/in-language.ts'
import type { Localized } from '../../../engine/model/locale.ts'
import { suggestion } from '../../../engine/model/nearest.ts'
import { type Message, type Messages, messagesFile, messagesIn, nameIn, routeOf } from '../messages.ts'
import { referenceStrings } from '../strings.ts'

/** `:::cli-messages{of="…"}`: the messages of groups, with what they come from and what to do, a section each. */
export function cliMessages(block: Block, file: VFile): RootContent[] {
  const { locale } = contextOf(file)
  return groupsOf(block, file).flatMap(({ group, names, own, all }): RootContent[] => [
    heading(2, [text(inLanguage(names, locale))], group),
    ...own.flatMap(([id, one]) => messageSection(id, one, all, file)),
  ])
}

/** Messages that a page draws together, by their ids, and all that there are. */
interface Group {
  readonly group: string
  readonly names: Localized
  readonly own: readonly [id: string, message: Message][]
  readonly all: Messages
}

/** The groups that a block names in `of`; each is drawn on the page that it names itself. */
export function groupsOf({ node, attributes }: Block, file: VFile): Group[] {
  const { toolReference } = dataOf(file)
  const all = toolReference && messagesIn(toolReference)
  if (!all) {
    report(file, node, `The site has no ${messagesFile}, so ":::${node.name}" has nothing to draw.`)
    return []
  }
  const known = Object.keys(all.groups)
  return (attributes.of ?? '').split(/[\s,]+/).flatMap((group) => {
    const own = Object.entries(all.messages).filter(([, one]) => one.group === group)
    const names = Object.hasOwn(all.groups, group) ? all.groups[group] : undefined
    if (names) return [{ group, names, own, all }]
    report(file, node, `There is no group of messages "${group}".`, suggestion(group, known))
    return []
  })
}

function messageSection(id: string, message: Message, { pages }: Messages, file: VFile): RootContent[] {
  const { locale } = contextOf(file)
  const { messages: labels } = labelsOf(file, referenceStrings)
  const { cause, cure, page, seen } = message
  const facts = factsOf(message, file)
  const name = nameIn(pages[routeOf(page)], locale)
  const more = link(page, [text(name)])
  return [
    heading(3, [code(message.message)], id),
    // One without names is seen as it stands above.
    ...(/<\w/.test(message.message) ? [{ type: 'code' as const, lang: 'text', value: seen[0] ?? '' }] : []),
    ...(facts.length > 0 ? [paragraph(facts)] : []),
    labelled(labels.cause, inlineMarkdown(inLanguage(cause, locale))),
    labelled(labels.cure, [...inlineMarkdown(inLanguage(cure, locale)), text(` ${labels.more}: `), more, text('.')]),
  ]
}

/** `Exit status: 1. Error: ConnectionError, SSH_FAILED.` */
function factsOf({ status, class: thrown, code: errorCode }: Message, file: VFile): PhrasingContent[] {
  const { messages: labels } = labelsOf(file, referenceStrings)
  const error = [thrown, errorCode].flatMap((name) => (name ? [code(name)] : []))
  return [
    ...(status === undefined ? [] : [text(`${labels.status}: `), code(String(status)), text('. ')]),
    ...(error.length > 0 ? [text(`${labels.thrown}: `), ...joined(error, ', '), text('.')] : []),
  ]
}

function labelled(label: string, content: PhrasingContent[]): RootContent {
  return paragraph([strong(`${label}.`), text(' '), ...content])
}
