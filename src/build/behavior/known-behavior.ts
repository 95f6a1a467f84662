import { readOnce, type SourceState, sourceState } from '../content/source-state.ts'
import { behaviorFiles, readBehavior } from './read-behavior.ts'

/** Words and records of a site's probes; undefined for a site without any. */
export function behaviorStateOf(root: string): SourceState | undefined {
  return sourceState(root, behaviorFiles(root))
}

/** The probes in one of their states. */
export const behaviorIn = readOnce((root) => readBehavior(root).behavior)

/** Whether a text draws anything from probes: only then does it depend on them. */
export function drawsFacts(body: string): boolean {
  return /:fact\[|:::+behavior\b/.test(body)
}
