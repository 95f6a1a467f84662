import type { ProbeEntry } from '../../features/behavior/record.ts'

type Found = ProbeEntry['environments'][string]['found']

/** The values in which two findings of a probe differ. */
export function differences(known: Found | undefined, found: Found): { key: string; before: string; now: string }[] {
  const [before, now] = [byKey(known), byKey(found)]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return keys
    .map((key) => ({ key, before: before[key] ?? '(nothing)', now: now[key] ?? '(nothing)' }))
    .filter((one) => one.before !== one.now)
}

function byKey(found: Found | undefined): Readonly<Record<string, string>> {
  if (found === undefined) return {}
  return typeof found === 'string' ? { '': found } : found
}
