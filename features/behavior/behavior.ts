import type { Target } from '../../engine/model/target.ts'
import type { Finding, ProbeEntry } from './record.ts'
import type { FactWords, Topics } from './words-schema.ts'

/** Where a probe runs; `none` where the environment makes no difference. */
export type ProbeEnvironment = Target | 'none'

/** One question that a probe answers, and the words for it. */
export interface Fact extends FactWords {
  readonly probe: Probe
  /** Name of the value among several; absent where the probe finds one. */
  readonly key?: string
  /** How a page names it: `timeout-error`, `pool-defaults.idleTimeout`. */
  readonly name: string
  /** Where its words stand in the file of the probe. */
  readonly line: number
}

/** A small program that finds out how the packages behave. */
export interface Probe {
  readonly name: string
  readonly topic: string
  readonly places: readonly ProbeEnvironment[]
  readonly facts: readonly Fact[]
  /** What it found when it was recorded; absent before that. */
  readonly recorded?: ProbeEntry
}

/** All that the probes of a site say. */
export interface Behavior {
  readonly probes: ReadonlyMap<string, Probe>
  readonly topics: Topics
  /** Version of the packages that the record was made with. */
  readonly version: string
}

/** Folder of the probes, from the site's root; and at the root of the published site. */
export const probesFolder = 'content/probes'

/** The file that all probes import. */
export const sharedFile = 'place.ts'

/** A file of a probe, from the site's root. */
export function probeFile(name: string, ending: 'ts' | 'yml'): string {
  return `${probesFolder}/${name}.${ending}`
}

/** What a probe found for one of its questions in an environment; undefined where that is not recorded. */
export function valueIn({ probe, key }: Fact, place: ProbeEnvironment): string | undefined {
  const finding = findingOf(probe, place)
  const found = finding?.found
  if (typeof found === 'object') return key === undefined ? undefined : found[key]
  return key === undefined ? found : undefined
}

export function findingOf({ recorded }: Probe, place: ProbeEnvironment): Finding | undefined {
  return recorded?.environments[place]
}
