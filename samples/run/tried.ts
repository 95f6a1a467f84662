import type { Plan } from './plan.ts'

/** How many runs of each kind and environment are made although the record has them. */
const ofEach = 2

/**
 * Picks runs of every kind in every environment, so that the runner itself is tried although the record stands. The keys
 * choose: they are the same ones until a page changes.
 */
export function tried(plans: readonly Plan[]): Plan[] {
  const groups = new Map<string, Plan[]>()
  for (const plan of [...plans].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const name = groupOf(plan)
    groups.set(name, [...(groups.get(name) ?? []), plan])
  }
  return [...groups.values()].flatMap((group) => group.slice(0, ofEach))
}

function groupOf({ tasks: [task] }: Plan): string {
  if (!task) return ''
  const { hosts, docker, kubernetes, keys, interruptAfter } = task.job
  const places = [hosts.length > 0 && 'ssh', docker && 'docker', kubernetes && 'k8s']
  return [task.kind, ...places, keys && 'keys', interruptAfter && 'interrupt'].filter(Boolean).join(' ')
}
