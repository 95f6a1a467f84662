import type { CommandFacts } from './facts.ts'

export const works = ['run', 'copy', 'forward', 'logs', 'task'] as const
export type Work = (typeof works)[number]

export const places = ['hosts', 'containers', 'pods', 'local'] as const
export type Place = (typeof places)[number]

/** Where each work can be done, by the tool or by a script. */
export const placesOf: Readonly<Record<Work, readonly Place[]>> = {
  run: ['hosts', 'containers', 'pods'],
  copy: ['containers', 'pods', 'hosts'],
  forward: ['hosts', 'pods'],
  logs: ['containers', 'pods', 'hosts', 'local'],
  task: [],
}

/** Whether the work is done at one target after another. */
export function takesSeveral({ work, direction }: Pick<Choices, 'work' | 'direction'>): boolean {
  return work === 'run' || work === 'logs' || (work === 'copy' && direction === 'to')
}

/** Whether a name is that of one target, and no pattern. */
export function isOneName(name: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u.test(name)
}

/** What the reader has chosen and filled in; all texts as they were typed. */
export interface Choices {
  readonly work: Work
  readonly place: Place
  /** Name of a target, or a pattern. */
  readonly name: string
  readonly command: string
  readonly timeout: string
  readonly direction: 'to' | 'from'
  /** Path on this machine. */
  readonly here: string
  /** Path at the target. */
  readonly there: string
  readonly directory: boolean
  readonly localPort: string
  readonly remotePort: string
  /** Log file. */
  readonly path: string
  /** Values of options, `true` for those without: `{ tail: '20' }`. */
  readonly options: Readonly<Record<string, string | true>>
  readonly task: string
  /** Lines of the form `name=value`. */
  readonly parameters: string
  readonly quiet: boolean
}

/** What the form begins with: an example of each work. */
export const firstChoices: Choices = {
  work: 'run',
  place: 'hosts',
  name: 'web-1',
  command: 'df -h /srv | tail -n 1',
  timeout: '',
  direction: 'to',
  here: 'shop.conf',
  there: '/srv/shop.conf',
  directory: false,
  localPort: '15432',
  remotePort: '5432',
  path: '/var/log/shop.log',
  options: { tail: '20' },
  task: 'release',
  parameters: 'tag=v1.4.0',
  quiet: false,
}

/** What differs from the beginning: the state that the address keeps. */
export function changedChoices(choices: Choices): Partial<Choices> {
  const entries = Object.entries(choices) as [keyof Choices, unknown][]
  return Object.fromEntries(
    entries.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(firstChoices[key])),
  )
}

/** Choices of an address, which anybody may have written: what does not fit is left out. */
export function choicesFrom(state: unknown, facts: CommandFacts): Choices {
  const given: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {}
  const fitting = Object.entries(firstChoices).map(([key, first]) => {
    const value = given[key]
    return [key, typeof value === typeof first && key !== 'options' ? value : first]
  })
  const choices = { ...(Object.fromEntries(fitting) as Choices), options: optionsFrom(given.options, facts) }
  const work = works.includes(choices.work) ? choices.work : firstChoices.work
  const direction = choices.direction === 'from' ? 'from' : 'to'
  return atPlace({ ...choices, work, direction })
}

/** Options that the documented version has, with a value where they take one. */
function optionsFrom(given: unknown, { commands }: CommandFacts): Choices['options'] {
  if (typeof given !== 'object' || given === null) return firstChoices.options
  const known = (commands.logs?.options ?? []).flatMap(({ long, value }) => {
    const set: unknown = (given as Record<string, unknown>)[long.slice(2)]
    const fits = value === undefined ? set === true : typeof set === 'string'
    return fits ? [[long.slice(2), set as string | true]] : []
  })
  return Object.fromEntries(known)
}

/** Another place where the work cannot be done at the chosen one. */
export function atPlace(choices: Choices): Choices {
  const possible = placesOf[choices.work]
  const [first = choices.place] = possible
  return possible.length === 0 || possible.includes(choices.place) ? choices : { ...choices, place: first }
}
