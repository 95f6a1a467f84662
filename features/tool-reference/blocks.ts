/** Blocks that are drawn from facts about the tool and the words for them. */
export const referenceBlocks = [
  ...['synopsis', 'command-options', 'exit-statuses', 'command-tree', 'cli-messages', 'messages'],
  ...['keys', 'config-defaults', 'environment'],
] as const

export type ReferenceBlock = (typeof referenceBlocks)[number]

/** The tool `command` takes its facts from there as well. */
const anyBlock = new RegExp(`^[\\s>]*:::+(?:${referenceBlocks.join('|')}|tool\\{name=command)(?![\\w-])`, 'm')

/** Whether a text draws anything from the words of the reference: only then does it depend on them. */
export function drawsReference(body: string): boolean {
  return anyBlock.test(body)
}
