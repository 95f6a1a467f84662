import { suggestion } from '../../engine/model/nearest.ts'
import { targets } from '../../engine/model/target.ts'
import { type Behavior, type Fact, type Probe, type ProbeEnvironment, probeFile, valueIn } from './behavior.ts'

/** A fact in one environment, with what was found there. */
export interface FoundFact {
  readonly fact: Fact
  readonly place: ProbeEnvironment
  readonly value: string
}

interface Missing {
  readonly problem: string
  readonly hint?: string
}

/** The facts that a name of a page means: `timeout-error`, `pool-defaults` with all its keys, `pool-defaults.idleTimeout`. */
export function factsNamed({ probes }: Behavior, name: string): readonly Fact[] | Missing {
  const [own = '', key] = name.split('.')
  const probe = probes.get(own)
  if (!probe) return unknownProbe(own, probes)
  if (key === undefined) return probe.facts
  const fact = probe.facts.find((one) => one.key === key)
  return fact ? [fact] : unknownKey(probe, key)
}

/** What `:fact[timeout-error.ssh]` means: a probe, the key of its value where it finds several, and the environment. */
export function factAt({ probes }: Behavior, name: string): FoundFact | Missing {
  const [own = '', ...rest] = name.split('.')
  const probe = probes.get(own)
  if (!probe) return unknownProbe(own, probes)
  const hasKeys = probe.facts.some(({ key }) => key !== undefined)
  const key = hasKeys ? (rest.shift() ?? '') : undefined
  const fact = probe.facts.find((one) => one.key === key)
  if (!fact) return unknownKey(probe, key ?? '')
  const [place, ...more] = rest
  if (more.length > 0) return { problem: `"${name}" has too many parts.`, hint: `Write :fact[${fact.name}].` }
  return place === undefined ? everywhere(fact) : within(fact, place)
}

function within(fact: Fact, name: string): FoundFact | Missing {
  const place = fact.probe.places.find((one) => one === name)
  if (!place || place === 'none') {
    const known = fact.probe.places.filter((one) => one !== 'none')
    const isPlace = targets.some((one) => one === name)
    const hint = isPlace || known.length === 0 ? placesHint(fact, known) : suggestion(name, known)
    return { problem: `The probe "${fact.probe.name}" has no environment "${name}".`, hint }
  }
  const value = valueIn(fact, place)
  return value === undefined ? unrecorded(fact) : { fact, place, value }
}

function placesHint({ name }: Fact, known: readonly ProbeEnvironment[]): string {
  return known.length === 0 ? `Write :fact[${name}].` : `It runs in: ${known.join(', ')}.`
}

/** Without an environment, a fact is the same in all of them. */
function everywhere(fact: Fact): FoundFact | Missing {
  const values = fact.probe.places.map((place) => ({ place, value: valueIn(fact, place) }))
  const [first] = values
  if (!first || values.some(({ value }) => value === undefined)) return unrecorded(fact)
  if (values.some(({ value }) => value !== first.value)) {
    const said = values.map(({ place, value }) => `${place} ${value}`).join(', ')
    const hint = `Say which: :fact[${fact.name}.${first.place}].`
    return { problem: `"${fact.name}" is not the same in all environments: ${said}.`, hint }
  }
  return { fact, place: first.place, value: first.value as string }
}

function unknownProbe(name: string, probes: Behavior['probes']): Missing {
  const known = suggestion(name, [...probes.keys()])
  const hint = probes.size > 0 ? known : `Write ${probeFile(name || 'name', 'ts')} and its words.`
  return { problem: `There is no probe "${name}".`, hint }
}

function unknownKey({ name, facts }: Probe, key: string): Missing {
  const keys = facts.flatMap((fact) => fact.key ?? [])
  if (keys.length === 0) return { problem: `The probe "${name}" finds one value and has no "${key}".` }
  const problem = key === '' ? `The probe "${name}" finds several values.` : `The probe "${name}" finds no "${key}".`
  return { problem, hint: suggestion(key, keys) }
}

function unrecorded({ name }: Fact): Missing {
  return { problem: `"${name}" is not recorded.`, hint: 'Record it: npm run examples -- --record' }
}
