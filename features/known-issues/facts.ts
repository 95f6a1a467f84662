import { type IssueFacts, issueTopics, severities } from '../../engine/model/issue.ts'
import { suggestion } from '../../engine/model/nearest.ts'
import { targets } from '../../engine/model/target.ts'

/** The facts that attributes of `:::issue` state, or what is wrong with them. */
export type ReadFacts = { readonly facts: IssueFacts } | { readonly problem: string; readonly hint: string }

type Attributes = Readonly<Record<string, string | null | undefined>>

/** Names of the attributes. */
export const factNames = ['severity', 'on', 'topic', 'repaired'] as const

/** Reads `severity=data-loss on="local ssh" topic=output repaired="0.10.0"`; `on=all` stands for every place. */
export function readFacts({ severity, on, topic, repaired }: Attributes): ReadFacts {
  const knownSeverity = severities.find((name) => name === severity)
  if (!knownSeverity) return wrong('severity', severity, severities)
  const knownTopic = issueTopics.find((name) => name === topic)
  if (!knownTopic) return wrong('topic', topic, issueTopics)
  const names = (on ?? '').split(/[\s,]+/).filter((name) => name !== '')
  const stranger = names.find((name) => name !== 'all' && !targets.some((target) => target === name))
  if (names.length === 0 || stranger !== undefined) return wrong('place', stranger, ['all', ...targets])
  if (repaired != null && !/^\d+\.\d+\.\d+$/.test(repaired)) {
    const hint = 'Write the number of a version ("0.10.0"), or leave the attribute out where no repair is known.'
    return { problem: `"${repaired}" is no version that could repair an issue.`, hint }
  }
  const places = targets.filter((target) => names.includes('all') || names.includes(target))
  return { facts: { severity: knownSeverity, on: places, topic: knownTopic, ...(repaired ? { repaired } : {}) } }
}

function wrong(name: string, value: string | null | undefined, known: readonly string[]): ReadFacts {
  if (value == null) return { problem: `The issue states no ${name}.`, hint: `Known are ${known.join(', ')}.` }
  return { problem: `Unknown ${name} "${value}" of an issue.`, hint: suggestion(value, known) }
}
