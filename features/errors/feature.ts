import type { Feature } from '../../engine/feature.ts'

/** A page looks up a message that a reader pastes. */
export const errors = {
  name: 'errors',
  tools: { errors: new URL('./ErrorsTool.tsx', import.meta.url) },
} satisfies Feature
