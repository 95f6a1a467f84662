import type { Behavior } from '../../features/behavior/behavior.ts'
import type { Finding, ProbeEntry, ProbeRecord } from '../../features/behavior/record.ts'
import { nodeMajor } from '../record/versions.ts'
import type { ProbeResult } from './probe-tasks.ts'
import { programHash } from './programs.ts'

/**
 * The new record of the probes: what did not change keeps its date, unless everything was checked again, and so does what
 * was not run. What is no longer a probe goes.
 */
export function updatedProbes(
  root: string,
  record: ProbeRecord,
  { behavior, results }: { readonly behavior: Behavior; readonly results: readonly ProbeResult[] },
  packages: { readonly version: string; readonly hash: string },
  today: { readonly date: string; readonly isFresh: boolean },
): ProbeRecord {
  const ran = new Set(results.map(({ probe }) => probe.name))
  const others = Object.entries(record.probes).filter(([name]) => behavior.probes.has(name) && !ran.has(name))
  const probes: Record<string, ProbeEntry> = Object.fromEntries(others)
  for (const { probe, place, found, against } of results) {
    const finding: Finding = {
      found,
      ...(against && { against }),
      date: today.date,
      node: nodeMajor,
      packages: packages.hash,
    }
    const program = programHash(root, probe.name)
    const before = record.probes[probe.name]
    const known = before?.program === program ? before.environments[place] : undefined
    const kept = known && !today.isFresh && isSame(known, finding) ? known : finding
    const entry = probes[probe.name] ?? { program, environments: {} }
    probes[probe.name] = { ...entry, environments: { ...entry.environments, [place]: kept } }
  }
  return { version: packages.version, probes }
}

function isSame(known: Finding, finding: Finding): boolean {
  return JSON.stringify({ ...known, date: '' }) === JSON.stringify({ ...finding, date: '' })
}
