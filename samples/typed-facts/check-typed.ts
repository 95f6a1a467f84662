import { suggestion } from '../../engine/model/nearest.ts'
import { type Behavior, type Fact, valueIn } from '../../features/behavior/behavior.ts'
import type { Complaint, Page } from '../model.ts'
import { type Unit, unitsOf } from './units.ts'
import { kindOf, typedIn } from './values.ts'

/** A fact that a page types, although a probe measures it. */
export interface TypedFact {
  readonly fact: Fact
  readonly page: Page
  readonly line: number
  /** As it stands there. */
  readonly typed: string
}

/** Every fact that the pages type by hand, apart from those that a page types on purpose. */
export function typedFacts(pages: readonly Page[], behavior: Behavior): TypedFact[] {
  const facts = [...behavior.probes.values()].flatMap((probe) => probe.facts)
  return pages.flatMap((page) => {
    const allowed = allowedOn(page)
    return unitsOf(page).flatMap((unit) => typedBy(unit, page, facts).filter(({ fact }) => !allowed.has(fact.name)))
  })
}

function typedBy(unit: Unit, page: Page, facts: readonly Fact[]): TypedFact[] {
  return facts.flatMap((fact) => {
    if (!fact.about?.some((name) => unit.names.includes(name))) return []
    const typed = typedIn(unit, kindOf(fact))
    return typed === undefined ? [] : [{ fact, page, line: unit.line, typed }]
  })
}

/** The complaints about typed facts, and about permissions that nothing needs. */
export function checkTyped(pages: readonly Page[], behavior: Behavior): Complaint[] {
  return [...typedFacts(pages, behavior).map(complaintAbout), ...pages.flatMap((page) => needless(page, behavior))]
}

function complaintAbout({ fact, page, line, typed }: TypedFact): Complaint {
  const hint = `Write :fact[${nameFor(fact, typed)}]. Where it has to be typed: front matter "typed: [${fact.name}: why]".`
  return { file: page.file, line, message: `"${typed}" is typed here, and ${fact.name} measures it.`, hint }
}

/** With the environment in which the typed value holds, where they differ. */
function nameFor({ name, ...fact }: Fact, typed: string): string {
  const { places } = fact.probe
  const values = places.map((place) => valueIn({ name, ...fact }, place))
  if (new Set(values).size === 1) return name
  return `${name}.${places[values.indexOf(typed)] ?? places[0]}`
}

function allowedOn({ typed }: Page): Set<string> {
  return new Set(typed.map((one) => one.slice(0, one.indexOf(':'))))
}

function needless(page: Page, behavior: Behavior): Complaint[] {
  const facts = [...behavior.probes.values()].flatMap((probe) => probe.facts)
  const units = unitsOf(page)
  return [...allowedOn(page)].flatMap((name) => {
    const fact = facts.find((one) => one.name === name)
    const place = { file: page.file, line: page.typedLine }
    if (!fact) {
      const hint = suggestion(
        name,
        facts.map((one) => one.name),
      )
      return [{ ...place, message: `"typed" names "${name}", which no probe measures.`, hint }]
    }
    if (units.some((unit) => typedBy(unit, page, [fact]).length > 0)) return []
    return [{ ...place, message: `"typed" names "${name}", which the page does not type.`, hint: 'Take it out.' }]
  })
}
