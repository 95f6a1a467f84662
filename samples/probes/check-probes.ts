import { type Behavior, type Fact, probeFile } from '../../features/behavior/behavior.ts'
import { readBehavior } from '../../features/behavior/read-behavior.ts'
import { wordsOf } from '../../features/behavior/result-words.ts'
import type { Complaint, Page } from '../model.ts'
import type { RunTask } from '../run/task.ts'
import { differences } from './differences.ts'
import { type Drawn, drawnOn, placesThatDraw } from './drawn.ts'
import { type ProbeResult, probeTasks } from './probe-tasks.ts'
import { programHash, withoutWords } from './programs.ts'

/** The probes of a site, and what became of them. */
export class ProbeCheck {
  readonly behavior: Behavior
  readonly tasks: readonly RunTask[]
  /** By probe and environment, filled as the tasks are judged: what is run again is judged again. */
  readonly #results = new Map<string, ProbeResult>()
  readonly #skipped = new Set<string>()
  readonly #root: string
  readonly #drawn: readonly Drawn[]
  readonly #problems: readonly Complaint[]

  /** @param isWanted whether the probe with a file is to run. */
  constructor(root: string, pages: readonly Page[], isWanted: (probe: { readonly file: string }) => boolean) {
    const { behavior, problems } = readBehavior(root)
    this.behavior = behavior
    this.#root = root
    this.#problems = [...problems, ...withoutWords(root)].filter(isWanted)
    this.#drawn = pages.flatMap((page) => drawnOn(page, behavior))
    const wanted = [...behavior.probes.values()].filter(({ name }) => isWanted({ file: probeFile(name, 'ts') }))
    const hearer = {
      tell: (result: ProbeResult) => void this.#results.set(`${result.probe.name} ${result.place}`, result),
      skip: (reason: string) => void this.#skipped.add(reason),
    }
    this.tasks = wanted.flatMap((probe) => probeTasks(root, probe, hearer))
  }

  get results(): readonly ProbeResult[] {
    return [...this.#results.values()]
  }

  /** Why probes could not find out here. */
  get skipped(): readonly string[] {
    return [...this.#skipped]
  }

  /** What is wrong whether or not it is recorded: words that lack, values that lack. */
  complaints(): Complaint[] {
    return [...this.#problems, ...unique(this.results.flatMap(wordless))]
  }

  /** Where what was found is not what is recorded, and so not what the pages say. */
  changed(): Complaint[] {
    return unique(this.results.flatMap((result) => this.#compare(result)))
  }

  #compare({ probe, place, found }: ProbeResult): Complaint[] {
    const file = probeFile(probe.name, 'ts')
    const { recorded } = probe
    const hint = 'If it is right, record it: npm run examples -- --record'
    if (!recorded) return [{ file, message: 'The probe is not recorded.', hint }]
    if (recorded.program !== programHash(this.#root, probe.name)) {
      return [{ file, message: 'The record is older than the probe.', hint }]
    }
    const known = recorded.environments[place]?.found
    return differences(known, found).map(({ key, before, now }) => {
      const name = [probe.name, ...(key === '' ? [] : [key]), ...(place === 'none' ? [] : [place])].join('.')
      const pages = placesThatDraw(this.#drawn, probe.name)
      const said = [`found:    ${now}`, `recorded: ${before}`, 'drawn by:', ...pages].join('\n')
      return { file, message: `"${name}" is ${now} now and ${before} in the record.`, hint, said }
    })
  }
}

/** Values that no words exist for, and values that only one of program and words knows. */
function wordless({ probe, found }: ProbeResult): Complaint[] {
  const values = typeof found === 'string' ? { '': found } : found
  const file = probeFile(probe.name, 'yml')
  const unnamed = Object.keys(values).filter((key) => !probe.facts.some((fact) => (fact.key ?? '') === key))
  return [
    ...unnamed.map((key) => {
      const hint = `Write a question for it below "keys", or let the program leave it out.`
      return { file, message: `The probe finds "${key}", which has no words.`, hint }
    }),
    ...probe.facts.flatMap((fact) => wordlessFact(fact, values[fact.key ?? ''], file)),
  ]
}

function wordlessFact(fact: Fact, value: string | undefined, file: string): Complaint[] {
  const { line, name } = fact
  if (value === undefined) return [{ file, line, message: `The program does not print "${fact.key}".` }]
  if (wordsOf(fact, value, 'en') !== undefined) return []
  const hint = `Write below "results" what it means: "${value}": { en: …, ru: … }`
  return [{ file, line, message: `"${name}" has no words for "${value}".`, hint }]
}

function unique(complaints: readonly Complaint[]): Complaint[] {
  return [...new Map(complaints.map((one) => [JSON.stringify(one), one])).values()]
}
