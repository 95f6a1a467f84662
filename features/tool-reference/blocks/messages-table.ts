import type { PhrasingContent, Table, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import type { Block } from '../../../engine/markdown/directive.ts'
import { inlineMarkdown } from '../../../engine/markdown/inline-markdown.ts'
import { code, link, row, text } from '../../../engine/markdown/nodes.ts'
import { contextOf, labelsOf } from '../../../engine/markdown/report.ts'
import { namesTable } from '../../../engine/markdown/table.ts'
import { inLanguage } from '../../../engine/model/in-language.ts'
import { type Message, type Messages, nameIn, routeOf } from '../messages.ts'
import { referenceStrings } from '../strings.ts'
import { groupsOf } from './messages.ts'
import { anchorTo } from './parts.ts'

/** `:::messages{of="…"}`: the messages of groups as a table, a row each, with its id. */
export function messagesTable(block: Block, file: VFile): Table[] {
  const { messages: labels } = labelsOf(file, referenceStrings)
  return groupsOf(block, file).map(({ own, all }) => {
    const rows = own.map(([id, one]) => rowOf(id, one, all, file))
    return namesTable([labels.message, labels.cause, labels.cure], rows, ['messages'])
  })
}

function rowOf(id: string, message: Message, all: Messages, file: VFile): TableRow {
  const { locale } = contextOf(file)
  const { cause, cure } = message
  const cells = [
    [code(message.message), anchorTo(id, message.message, file)],
    inlineMarkdown(inLanguage(cause, locale)),
    [...inlineMarkdown(inLanguage(cure, locale)), ...further(message, all, file)],
  ]
  return row(cells, { id })
}

/** The page that says more, but for the one that draws the table. */
function further({ page, group }: Message, { groups, pages }: Messages, file: VFile): PhrasingContent[] {
  const route = routeOf(page)
  if (route === groups[group]?.page) return []
  const name = nameIn(pages[route], contextOf(file).locale)
  return [text(` ${labelsOf(file, referenceStrings).messages.more}: `), link(page, inlineMarkdown(name)), text('.')]
}
