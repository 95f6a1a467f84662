import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { ReferenceBlock } from '../../tool-reference/blocks.ts'
import { type ContainerDirective, openBlock } from '../blocks/block.ts'
import { report } from '../report.ts'
import { replaceNodes, walkMarkdown } from '../walk.ts'
import { commandOptions, commandTree, exitStatuses, synopsis } from './commands.ts'
import { configDefaultsSample } from './config-defaults.ts'
import { keys } from './config-keys.ts'
import { environment } from './environment.ts'
import { cliMessages } from './messages.ts'
import { messagesTable } from './messages-table.ts'

/** Writes a block as Markdown: links in it are checked, and the plain page is written as for what an author types. */
type Drawer = (node: ContainerDirective, file: VFile) => RootContent[]

const drawers: Readonly<Record<ReferenceBlock, Drawer>> = {
  synopsis,
  'command-options': commandOptions,
  'exit-statuses': exitStatuses,
  'command-tree': commandTree,
  'cli-messages': cliMessages,
  messages: messagesTable,
  keys,
  'config-defaults': configDefaultsSample,
  environment,
}

/** Writes the blocks of the tool's reference, before links are resolved and the plain page is written. */
export function remarkToolReference(): (tree: Root, file: VFile) => void {
  return (tree, file) =>
    replaceNodes(tree, (node) =>
      node.type === 'containerDirective' && Object.hasOwn(drawers, node.name)
        ? drawn(drawers[node.name as ReferenceBlock], node, file)
        : undefined,
    )
}

function drawn(draw: Drawer, node: ContainerDirective, file: VFile): RootContent[] {
  if (openBlock(node, file).body.children.length > 0) {
    report(file, node, `The block ":::${node.name}" holds nothing.`, 'Write the text below it.')
  }
  const written = draw(node, file)
  // The place of the block, so that what is wrong in it names the page.
  walkMarkdown({ type: 'root', children: written }, (inner) => {
    inner.position = node.position
  })
  return written
}
