import type { Block } from '../model.ts'
import { isSample } from './programs.ts'

/** Languages that somebody checks. */
export const checkedLanguages: ReadonlySet<string> = new Set([
  'ts',
  'tsx',
  'js',
  'jsx',
  'json',
  'jsonc',
  'yaml',
  'sh',
  'console',
  'dockerfile',
  'ini',
  'make',
])

/** Whether a check reads the block, so that the record has it. */
export function isChecked(block: Block): boolean {
  return isSample(block) && checkedLanguages.has(block.language)
}
