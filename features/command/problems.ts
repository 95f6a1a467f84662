import { type Choices, isOneName, takesSeveral } from './choices.ts'
import type { CommandFacts } from './facts.ts'
import { givenOptions } from './log-options.ts'
import { parametersOf } from './parameters.ts'

/** What may be wrong with a field; `strings.ts` has the words. */
export type ProblemKind =
  | 'empty'
  | 'name'
  | 'single'
  | 'duration'
  | 'absolute'
  | 'pattern'
  | 'port'
  | 'anyPort'
  | 'count'
  | 'task'
  | 'taken'
  | 'parameter'
  | 'reserved'
  | 'dashEquals'

/** By the name of the field; those of options are `options.tail`. `what` is the part of the value that is meant. */
export type Problems = Readonly<Record<string, { readonly kind: ProblemKind; readonly what: string } | undefined>>

type Check = readonly [field: string, value: string, wrong: false | ProblemKind]

/** What is wrong with the fields that the work needs. */
export function problemsOf(choices: Choices, facts: CommandFacts): Problems {
  const checks = checksOf(choices, facts)
  return Object.fromEntries(checks.flatMap(([field, what, kind]) => (kind ? [[field, { kind, what }]] : [])))
}

function checksOf(choices: Choices, facts: CommandFacts): Check[] {
  const { work, command, timeout, path, place } = choices
  if (work === 'run') {
    return [
      nameCheck(choices),
      ['command', command, command.trim() === '' && 'empty'],
      [
        'timeout',
        timeout,
        place !== 'pods' && timeout !== '' && !/^\d+(?:\.\d+)?(?:ms|s|m|h)$/.test(timeout) && 'duration',
      ],
    ]
  }
  if (work === 'copy') return [nameCheck(choices), ...copyChecks(choices)]
  if (work === 'forward') return [nameCheck(choices), ...portChecks(choices)]
  if (work === 'task') return [...taskChecks(choices, facts), ...parameterChecks(choices, facts)]
  const isFile = place === 'hosts' || place === 'local'
  return [
    ...(place === 'local' ? [] : [nameCheck(choices)]),
    ...(isFile ? [['path', path, path.trim() === '' && 'empty'] as const] : []),
    ...countChecks(choices, facts),
  ]
}

/** A name as the configuration has it; several by commas, `*` or braces where the work takes several. */
function nameCheck(choices: Choices): Check {
  const { name } = choices
  if (name.trim() === '') return ['name', name, 'empty']
  if (isOneName(name)) return ['name', name, false]
  const isPattern = /^[\p{L}\p{N}_.*?{},-]+$/u.test(name)
  return ['name', name, isPattern ? !takesSeveral(choices) && 'single' : 'name']
}

function copyChecks({ here, there }: Choices): Check[] {
  const missing = (path: string) => path.trim() === '' && 'empty'
  return [
    ['here', here, missing(here) || (isPattern(here) && 'pattern')],
    ['there', there, missing(there) || (isPattern(there) && 'pattern') || (!there.startsWith('/') && 'absolute')],
  ]
}

function isPattern(path: string): boolean {
  return /[*?[{]/.test(path)
}

function portChecks({ localPort, remotePort }: Choices): Check[] {
  const isPort = (text: string, least: number) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= 65_535
  return [
    ['localPort', localPort, !isPort(localPort, 0) && 'anyPort'],
    ['remotePort', remotePort, !isPort(remotePort, 1) && 'port'],
  ]
}

const counted = ['tail', 'context', 'before', 'after']

function countChecks(choices: Choices, facts: CommandFacts): Check[] {
  return [...givenOptions(facts, choices)].flatMap(([name, value]): Check[] =>
    counted.includes(name) && typeof value === 'string'
      ? [[`options.${name}`, value, !/^\d+$/.test(value) && 'count']]
      : [],
  )
}

function taskChecks({ task }: Choices, { taken }: CommandFacts): Check[] {
  const isName = /^[\p{L}\p{N}_][\p{L}\p{N}_:-]*$/u.test(task)
  return [['task', task, !task.trim() ? 'empty' : taken.includes(task) ? 'taken' : !isName && 'task']]
}

/** The first parameter with something wrong. */
function parameterChecks({ parameters }: Choices, { reserved }: CommandFacts): Check[] {
  const checks = parametersOf(parameters).map(({ name, value }): Check => {
    if (value === undefined || !/^[A-Za-z_][\w-]*$/.test(name)) return ['parameters', name, 'parameter']
    if (reserved.includes(`--${name}`)) return ['parameters', name, 'reserved']
    return ['parameters', name, value.startsWith('-') && value.includes('=') && 'dashEquals']
  })
  return checks.filter(([, , wrong]) => wrong).slice(0, 1)
}
