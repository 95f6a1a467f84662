import type { Feature } from '../../engine/feature.ts'
import { errorsStrings } from './strings.ts'

/** A page looks up a message that a reader pastes. */
export const errors = {
  name: 'errors',
  labels: [errorsStrings],
  tools: { errors: new URL('./ErrorsTool.tsx', import.meta.url) },
} satisfies Feature
