import type { Block } from '../model.ts'

/** The output that a page shows for a sample: the block or blocks marked `output` right after it. */
export function outputsOf(block: Block): Block[] {
  const { blocks } = block.page
  const after = blocks.slice(blocks.indexOf(block) + 1)
  const end = after.findIndex(({ meta }) => !meta.output)
  return end < 0 ? after : after.slice(0, end)
}

/** The sample whose commands a block marked `recorded` shows, where it does not say by itself. */
export function sampleOfRecorded(block: Block): Block | undefined {
  const { blocks } = block.page
  const before = blocks.slice(0, blocks.indexOf(block)).reverse()
  return before.find(({ meta }) => !meta.output)
}
