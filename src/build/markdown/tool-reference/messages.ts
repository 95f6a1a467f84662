import type { PhrasingContent, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { type Message, type Messages, messagesFile, messagesIn, routeOf } from '../../tool-reference/messages.ts'
import { attributesOf, type ContainerDirective, openBlock } from '../blocks/block.ts'
import { contextOf, report, stringsOf } from '../report.ts'
import { inlineMarkdown } from '../text/inline-markdown.ts'
import { code, joined, paragraph, text } from './parts.ts'

/** `:::cli-messages`: every message by its group, with what it comes from and what to do. */
export function cliMessages(node: ContainerDirective, file: VFile): RootContent[] {
  attributesOf(openBlock(node, file), [], file)
  const { toolReference, locale } = contextOf(file)
  const all = toolReference && messagesIn(toolReference)
  if (!all) {
    report(file, node, `The site has no ${messagesFile}, so ":::cli-messages" has nothing to draw.`)
    return []
  }
  return Object.entries(all.groups).flatMap(([group, name]): RootContent[] => [
    heading(2, [text(name[locale])], group),
    ...Object.entries(all.messages)
      .filter(([, one]) => one.group === group)
      .flatMap(([id, one]) => messageSection(id, one, all, file)),
  ])
}

function messageSection(id: string, message: Message, { pages }: Messages, file: VFile): RootContent[] {
  const { locale } = contextOf(file)
  const { messages: labels } = stringsOf(file)
  const { cause, cure, page, seen } = message
  const facts = factsOf(message, file)
  const name = pages[routeOf(page)]?.[locale] ?? ''
  const more: PhrasingContent = { type: 'link', url: page, children: [{ type: 'text', value: name }] }
  return [
    heading(3, [code(message.message)], id),
    // One without names is seen as it stands above.
    ...(/<\w/.test(message.message) ? [{ type: 'code' as const, lang: 'text', value: seen[0] ?? '' }] : []),
    ...(facts.length > 0 ? [paragraph(facts)] : []),
    labelled(labels.cause, inlineMarkdown(cause[locale])),
    labelled(labels.cure, [...inlineMarkdown(cure[locale]), text(` ${labels.more}: `), more, text('.')]),
  ]
}

/** `Exit status: 1. Error: ConnectionError, SSH_FAILED.` */
function factsOf({ status, class: thrown, code: errorCode }: Message, file: VFile): PhrasingContent[] {
  const { messages: labels } = stringsOf(file)
  const error = [thrown, errorCode].flatMap((name) => (name ? [code(name)] : []))
  return [
    ...(status === undefined ? [] : [text(`${labels.status}: `), code(String(status)), text('. ')]),
    ...(error.length > 0 ? [text(`${labels.thrown}: `), ...joined(error, ', '), text('.')] : []),
  ]
}

function heading(depth: 2 | 3, content: PhrasingContent[], id: string): RootContent {
  return { type: 'heading', depth, children: [...content, text(` {#${id}}`)] }
}

function labelled(label: string, content: PhrasingContent[]): RootContent {
  return paragraph([{ type: 'strong', children: [{ type: 'text', value: `${label}.` }] }, text(' '), ...content])
}
