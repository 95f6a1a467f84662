import type { PhrasingContent, RootContent, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import type { Block, ContainerDirective } from '../../../engine/markdown/directive.ts'
import { isTarget } from '../../../engine/markdown/icon.ts'
import { inlineMarkdown } from '../../../engine/markdown/inline-markdown.ts'
import { heading, link, row, table, text } from '../../../engine/markdown/nodes.ts'
import { contextOf, labelsOf, report } from '../../../engine/markdown/report.ts'
import { inLanguage } from '../../../engine/model/in-language.ts'
import { suggestion } from '../../../engine/model/nearest.ts'
import { targets } from '../../../engine/model/target.ts'
import { type Behavior, type Fact, type ProbeEnvironment, valueIn } from '../behavior.ts'
import { factsNamed } from '../look-up.ts'
import { sectionOf } from '../result-words.ts'
import { behaviorStrings } from '../strings.ts'
import { behaviorFor, resultWords } from './fact-words.ts'
import { repeatDetails } from './repeat.ts'

/** What stands in the column of an environment that a probe says nothing of. */
const doesNotApply = '—'

/** A block, with what its tables are drawn from. */
interface Drawing {
  readonly node: ContainerDirective
  readonly behavior: Behavior
  readonly file: VFile
}

/**
 * `:::behavior{of="timeout-error, exit-error"}`: behaviour by environment; `environments="ssh, docker"` leaves the others
 * out. `:::behavior{all}` draws every probe, by topics with a heading each.
 */
export function behaviorTables({ node, attributes }: Block, file: VFile): RootContent[] {
  const { of, environments, all } = attributes
  const drawing = { node, behavior: behaviorFor(file), file }
  if ((all === undefined) === (of === undefined)) {
    const hint = 'Write :::behavior{of="timeout-error, exit-error"}, or :::behavior{all} for every probe.'
    report(file, node, 'The block ":::behavior" names probes, or says "all".', hint)
    return []
  }
  const places = placesNamed(environments, drawing)
  return of === undefined ? topicTables(places, drawing) : tablesOf(namedFacts(of, drawing), places, drawing)
}

/** A section for each topic, in the order of the topics. */
function topicTables(places: readonly ProbeEnvironment[], drawing: Drawing): RootContent[] {
  const { behavior, file } = drawing
  const { locale } = contextOf(file)
  const facts = [...behavior.probes.values()].flatMap((probe) => probe.facts)
  return Object.entries(behavior.topics).flatMap(([topic, label]): RootContent[] => {
    const own = inOrder(
      facts.filter(({ probe }) => probe.topic === topic),
      label.first,
    )
    if (own.length === 0) return []
    return [heading(2, [text(inLanguage<string>(label, locale))], topic), ...tablesOf(own, places, drawing)]
  })
}

/** What most readers ask for comes first, the rest by the names of the probes. */
function inOrder(facts: readonly Fact[], first: readonly string[] = []): readonly Fact[] {
  const order = [...first, ...facts.map(({ probe }) => probe.name)]
  return facts.toSorted((a, b) => order.indexOf(a.probe.name) - order.indexOf(b.probe.name))
}

function namedFacts(of: string, { node, behavior, file }: Drawing): Fact[] {
  return of.split(',').flatMap((name) => {
    const found = factsNamed(behavior, name.trim())
    if (!('problem' in found)) return found
    report(file, node, found.problem, found.hint)
    return []
  })
}

function placesNamed(list: string | undefined, { node, file }: Drawing): readonly ProbeEnvironment[] {
  const names = list?.split(',').map((name) => name.trim()) ?? targets
  for (const name of names) {
    if (!isTarget(name)) report(file, node, `Unknown environment "${name}".`, suggestion(name, targets))
  }
  return targets.filter((target) => names.includes(target))
}

/** One table by environment, and one of what is the same in all of them. */
function tablesOf(facts: readonly Fact[], places: readonly ProbeEnvironment[], drawing: Drawing): RootContent[] {
  const { case: head, result, environments } = labelsOf(drawing.file, behaviorStrings)
  const shared = facts.filter(({ probe }) => probe.places[0] === 'none')
  const others = facts.filter((fact) => !shared.includes(fact))
  const labels = places.map((place) => (place === 'none' ? result : environments[place]))
  return [
    ...(others.length > 0 ? [table([head, ...labels], rowsOf(others, places, drawing))] : []),
    ...(shared.length > 0 ? [table([head, result], rowsOf(shared, ['none'], drawing))] : []),
  ]
}

function rowsOf(facts: readonly Fact[], places: readonly ProbeEnvironment[], drawing: Drawing): TableRow[] {
  const { behavior, file } = drawing
  const { locale } = contextOf(file)
  return facts.map((fact) =>
    row([
      [...inlineMarkdown(inLanguage(fact.question, locale)), ...repeatDetails(fact.probe, behavior, file)],
      ...places.map((place) => resultIn(fact, place, drawing)),
    ]),
  )
}

/** What was found, and a link to where it is explained. */
function resultIn(fact: Fact, place: ProbeEnvironment, { node, file }: Drawing): PhrasingContent[] {
  if (!fact.probe.places.includes(place)) return [text(doesNotApply)]
  const value = valueIn(fact, place)
  if (value === undefined) {
    report(file, node, `"${fact.name}" is not recorded for ${place}.`, 'Record it: npm run examples -- --record')
    return []
  }
  const words = resultWords({ fact, place, value }, node, file)
  const url = sectionOf(fact, place)
  return url === undefined ? words : [link(url, words)]
}
