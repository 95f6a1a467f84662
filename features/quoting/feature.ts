import type { Feature } from '../../engine/feature.ts'
import { quotingStrings } from './strings.ts'

/** A form shows how a template is quoted for each environment. */
export const quoting = {
  name: 'quoting',
  labels: [quotingStrings],
  tools: { quoting: new URL('./QuotingTool.tsx', import.meta.url) },
  bundling: async () => ({ plugins: [(await import('./bundle/node-stand-ins.ts')).nodeStandIns()] }),
} satisfies Feature
