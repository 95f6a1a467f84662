import type { Feature } from '../../engine/feature.ts'
import { runStrings } from './strings.ts'

/** Samples run in the page. */
export const runHere = {
  name: 'run-here',
  labels: [runStrings],
  article: () => import('./article.ts'),
  tools: { run: new URL('./RunTool.tsx', import.meta.url) },
  bundling: async () => {
    const { nodeInBrowser } = await import('./bundle/node-in-browser.ts')
    return { workerPlugins: () => [nodeInBrowser()] }
  },
} satisfies Feature
