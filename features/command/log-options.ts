import type { Choices, Place } from './choices.ts'
import type { CommandFacts, OptionFact } from './facts.ts'

const everywhere: readonly Place[] = ['containers', 'pods', 'hosts', 'local']

/** Options of `xec logs` that the tool offers, and where each of them does what it says. */
const offered: Readonly<Record<string, readonly Place[]>> = {
  '--tail': everywhere,
  '--since': ['containers', 'pods'],
  '--until': ['containers'],
  '--timestamps': ['containers', 'pods'],
  '--container': ['pods'],
  '--previous': ['pods'],
  '--grep': everywhere,
  '--invert': everywhere,
  '--context': everywhere,
  '--before': everywhere,
  '--after': everywhere,
  '--prefix': ['containers', 'pods', 'hosts'],
  '--json': everywhere,
}

/** Options of `grep`: they say nothing without a pattern. */
const ofGrep = ['--invert', '--context', '--before', '--after']

/** The options to offer: those of the facts that do what they say at the place, and need no other that is not given. */
export function logOptions({ commands }: CommandFacts, { place, options }: Choices): OptionFact[] {
  const facts = commands.logs?.options ?? []
  return Object.entries(offered).flatMap(([long, where]) => {
    const fact = facts.find((one) => one.long === long)
    const isIdle = ofGrep.includes(long) && !options.grep
    return fact && where.includes(place) && !isIdle ? [fact] : []
  })
}

/** The options that are set and hold here, by their names without dashes. */
export function givenOptions(facts: CommandFacts, choices: Choices): Map<string, string | true> {
  const given = new Map<string, string | true>()
  for (const { long, value } of logOptions(facts, choices)) {
    const set = choices.options[long.slice(2)]
    if (value === undefined ? set === true : typeof set === 'string' && set !== '')
      given.set(long.slice(2), set as string)
  }
  return given
}
