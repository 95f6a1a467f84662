import type { Feature } from '../../engine/feature.ts'
import { commandStrings } from './strings.ts'

/** A form puts a command of the tool together. */
export const command = {
  name: 'command',
  labels: [commandStrings],
  tools: { command: new URL('./CommandTool.tsx', import.meta.url) },
  article: () => import('./article.ts'),
} satisfies Feature
