import type { Feature } from '../../engine/feature.ts'
import { timingStrings } from './strings.ts'

/** Drawings of time show limits, retries, pools and parallel runs. */
export const timing = {
  name: 'timing',
  labels: [timingStrings],
  tools: { timing: new URL('./TimingTool.tsx', import.meta.url) },
} satisfies Feature
