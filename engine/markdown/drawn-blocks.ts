import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { options } from '../../features/api-reference/blocks/options.ts'
import { signature } from '../../features/api-reference/blocks/signature.ts'
import { factWords } from '../../features/behavior/blocks/fact-words.ts'
import { behaviorTables } from '../../features/behavior/blocks/tables.ts'
import { glossaryTable } from '../../features/glossary/blocks/glossary-table.ts'
import { changesByDay } from '../../features/history/blocks/recent-changes.ts'
import { issuesTable } from '../../features/known-issues/blocks/list.ts'
import { projectBlock } from '../../features/projects/blocks/project-block.ts'
import { commandOptions, commandTree, exitStatuses, synopsis } from '../../features/tool-reference/blocks/commands.ts'
import { configDefaultsSample } from '../../features/tool-reference/blocks/config-defaults.ts'
import { keys } from '../../features/tool-reference/blocks/config-keys.ts'
import { environment } from '../../features/tool-reference/blocks/environment.ts'
import { cliMessages } from '../../features/tool-reference/blocks/messages.ts'
import { messagesTable } from '../../features/tool-reference/blocks/messages-table.ts'
import type { ReferenceBlock } from '../../features/tool-reference/blocks.ts'
import { type Block, openBlock } from './blocks/block.ts'
import { report } from './report.ts'
import { replaceNodes, walkMarkdown } from './walk.ts'

/** What writes a block as Markdown, and the attributes that the block accepts. */
type Drawer = readonly [draw: (block: Block, file: VFile) => RootContent[], ...attributes: string[]]

const referenceDrawers: Readonly<Record<ReferenceBlock, Drawer>> = {
  synopsis: [synopsis, 'of'],
  'command-options': [commandOptions, 'of'],
  'exit-statuses': [exitStatuses, 'of'],
  'command-tree': [commandTree, 'of'],
  'cli-messages': [cliMessages, 'of'],
  messages: [messagesTable, 'of'],
  keys: [keys, 'of', 'all'],
  'config-defaults': [configDefaultsSample],
  environment: [environment],
}

/** Blocks that hold words for what the data has; the others are empty in the source. */
const withWords = new Set(['options', 'fields'])

/** Blocks that are filled from data. */
export const drawers: ReadonlyMap<string, Drawer> = new Map<string, Drawer>([
  ['behavior', [behaviorTables, 'of', 'environments', 'all']],
  ['fields', [options, 'of', 'omit', 'own']],
  ['glossary', [glossaryTable]],
  ['issues', [issuesTable]],
  ['options', [options, 'of', 'omit', 'own']],
  ['project', [projectBlock, 'of']],
  ['recent-changes', [changesByDay]],
  ['signature', [signature, 'of', 'whole']],
  ...Object.entries(referenceDrawers),
])

/**
 * Writes such blocks, and `:fact[timeout-error.ssh]`, as Markdown: links are checked, and the plain page is written, as
 * for what an author types.
 */
export function remarkDrawnBlocks(tree: Root, file: VFile): void {
  replaceNodes(tree, (node) => {
    if (node.type === 'textDirective' && node.name === 'fact') return factWords(node, file)
    const drawer = node.type === 'containerDirective' && drawers.get(node.name)
    return drawer ? drawn(drawer, node, file) : undefined
  })
}

function drawn([draw, ...attributes]: Drawer, node: Block['node'], file: VFile): RootContent[] {
  const block = openBlock(node, file, attributes)
  if (node.children.length > 0 && !withWords.has(node.name)) {
    report(file, node, `The block ":::${node.name}" must be empty.`, 'Write the text below it.')
  }
  const written = draw(block, file)
  // What nobody has typed gets the place of what it stands in, so that what is wrong with it names the page and the block.
  walkMarkdown({ type: 'root', children: written, position: node.position }, (inner, _, parent) => {
    inner.position ??= parent.position
  })
  return written
}
