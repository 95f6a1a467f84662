import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../engine/problems/problem.ts'
import { readOnce, type SourceState, sourceState } from '../../engine/read/source-state.ts'
import { probeFile } from './behavior.ts'
import { behaviorFiles, probeNames, readBehavior } from './read-behavior.ts'

/** Words and records of a site's probes; undefined for a site without any. */
export function behaviorStateOf(root: string): SourceState | undefined {
  return sourceState(root, behaviorFiles(root))
}

/** The probes in one of their states. */
export const behaviorIn = readOnce((root) => readBehavior(root).behavior)

/** What is wrong with the probes of a site, found once for each state of them. */
export function behaviorProblems(root: string): readonly Problem[] {
  const state = behaviorStateOf(root)
  const programs = probeNames(root).filter((name) => existsSync(join(root, probeFile(name, 'ts'))))
  return state ? problemsIn({ ...state, hash: `${state.hash} ${programs.join()}` }) : []
}

const problemsIn = readOnce((root) => readBehavior(root).problems)

/** Whether a text draws anything from probes: only then does it depend on them. */
export function drawsFacts(body: string): boolean {
  return /:fact\[|:::+behavior\b/.test(body)
}
