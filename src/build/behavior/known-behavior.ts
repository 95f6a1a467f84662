import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Behavior } from './behavior.ts'
import { behaviorFiles, readBehavior } from './read-behavior.ts'

/** Words and records of a site's probes, by their place and their state: articles that were drawn with others are stale. */
export interface BehaviorState {
  readonly root: string
  readonly hash: string
}

/** Where the probes of a site are, and the hash of what they say; undefined for a site without any. */
export function behaviorStateOf(root: string): BehaviorState | undefined {
  const files = behaviorFiles(root)
  if (files.length === 0) return undefined
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return { root, hash: hash.digest('hex').slice(0, 16) }
}

/** Whether a text draws anything from probes: only then does it depend on them. */
export function drawsFacts(body: string): boolean {
  return /:fact\[|:::+behavior\b/.test(body)
}

/** Read once for all articles of a thread. */
const states = new Map<string, Behavior>()

/** The probes in one of their states. */
export function behaviorIn({ root, hash }: BehaviorState): Behavior {
  const known = states.get(hash)
  if (known) return known
  const { behavior } = readBehavior(root)
  states.set(hash, behavior)
  return behavior
}
