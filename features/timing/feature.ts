import type { Feature } from '../../engine/feature.ts'

/** Drawings of time show limits, retries, pools and parallel runs. */
export const timing = {
  name: 'timing',
  tools: { timing: new URL('./TimingTool.tsx', import.meta.url) },
} satisfies Feature
