import type { Feature } from '../../engine/feature.ts'
import { configStrings } from './strings.ts'

/** A page checks a configuration that a reader pastes. */
export const configCheck = {
  name: 'config-check',
  labels: [configStrings],
  tools: { config: new URL('./ConfigTool.tsx', import.meta.url) },
  bundling: async () => ({ plugins: [(await import('./bundle/config-package.ts')).configPackage()] }),
} satisfies Feature
