import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { ReferenceBlock } from '../tool-reference/blocks.ts'
import { factWords } from './behavior/fact-words.ts'
import { behaviorTables } from './behavior/tables.ts'
import { type Block, openBlock } from './blocks/block.ts'
import { glossaryTable } from './glossary/glossary-table.ts'
import { issuesTable } from './issues/list.ts'
import { projectBlock } from './projects/project-block.ts'
import { changesByDay } from './recent-changes/recent-changes.ts'
import { options } from './reference/options.ts'
import { signature } from './reference/signature.ts'
import { report } from './report.ts'
import { commandOptions, commandTree, exitStatuses, synopsis } from './tool-reference/commands.ts'
import { configDefaultsSample } from './tool-reference/config-defaults.ts'
import { keys } from './tool-reference/config-keys.ts'
import { environment } from './tool-reference/environment.ts'
import { cliMessages } from './tool-reference/messages.ts'
import { messagesTable } from './tool-reference/messages-table.ts'
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
