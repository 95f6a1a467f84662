import type { ArticlePart, DrawnBlock } from '../../engine/markdown/article-part.ts'
import { commandOptions, commandTree, exitStatuses, synopsis } from './blocks/commands.ts'
import { configDefaultsSample } from './blocks/config-defaults.ts'
import { keys } from './blocks/config-keys.ts'
import { environment } from './blocks/environment.ts'
import { cliMessages } from './blocks/messages.ts'
import { messagesTable } from './blocks/messages-table.ts'
import type { ReferenceBlock } from './blocks.ts'

const drawn: Readonly<Record<ReferenceBlock, DrawnBlock>> = {
  synopsis: { draw: synopsis, attributes: ['of'] },
  'command-options': { draw: commandOptions, attributes: ['of'] },
  'exit-statuses': { draw: exitStatuses, attributes: ['of'] },
  'command-tree': { draw: commandTree, attributes: ['of'] },
  'cli-messages': { draw: cliMessages, attributes: ['of'] },
  messages: { draw: messagesTable, attributes: ['of'] },
  keys: { draw: keys, attributes: ['of', 'all'] },
  'config-defaults': { draw: configDefaultsSample },
  environment: { draw: environment },
}

export const article: ArticlePart = { drawn }
