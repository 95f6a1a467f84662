import { type Choices, isOneName } from './choices.ts'
import type { CommandFacts } from './facts.ts'
import { givenOptions } from './log-options.ts'
import { parametersOf } from './parameters.ts'
import { shellWord } from './quote.ts'

/** Why no line does what is wanted in the documented version. */
export type NoLine = 'copyHosts' | 'copyToSeveral' | 'copyFromPods' | 'copyDirectoryToPods' | 'forwardPods'

/** The line for a shell, or why there is none. The choices are without problems. */
export function composeLine(choices: Choices, facts: CommandFacts): string | { readonly none: NoLine } {
  const none = noLine(choices)
  if (none) return { none }
  const { variables = [], words } = wordsOf(choices, facts)
  const quiet = choices.quiet && choices.work !== 'task' ? ['--quiet'] : []
  return [...variables, 'xec', ...[...words, ...quiet].map(shellWord)].join(' ')
}

function noLine({ work, place, name, direction, directory }: Choices): NoLine | undefined {
  if (work === 'forward' && place === 'pods') return 'forwardPods'
  if (work !== 'copy') return undefined
  if (place === 'hosts') return 'copyHosts'
  if (!isOneName(name)) return 'copyToSeveral'
  if (place === 'pods' && direction === 'from') return 'copyFromPods'
  return place === 'pods' && directory ? 'copyDirectoryToPods' : undefined
}

/** Whether `quiet` changes the line, or a script that says what it has copied; tasks have no such option. */
export function canBeQuiet(choices: Choices): boolean {
  const { work, direction } = choices
  return work !== 'task' && (noLine(choices) === undefined || (work === 'copy' && direction === 'to'))
}

interface Words {
  /** Variables in front of the line; their values need no quotes. */
  readonly variables?: readonly string[]
  readonly words: readonly string[]
}

function wordsOf(choices: Choices, facts: CommandFacts): Words {
  const { work, place, name, localPort, remotePort } = choices
  switch (work) {
    case 'run':
      return runWords(choices)
    case 'copy':
      return copyWords(choices)
    case 'forward':
      return { words: ['forward', `hosts.${name}`, `${localPort}:${remotePort}`] }
    case 'logs': {
      const file = place === 'hosts' || place === 'local' ? [noOption(choices.path)] : []
      return { words: ['logs', targetOf(choices), ...file, ...optionWords(givenOptions(facts, choices))] }
    }
    case 'task':
      return { words: [choices.task, ...parametersOf(choices.parameters).flatMap(parameterWords)] }
  }
}

/** In braces a single container or pod is a pattern too, and `xec` ends when the work is done. */
export function targetOf({ place, name }: Choices): string {
  if (place === 'local') return 'local'
  const needsBraces = place === 'hosts' ? /^[^{]*,/.test(name) : !/[*?{]/.test(name)
  return `${place}.${needsBraces ? `{${name}}` : name}`
}

/** A comment at the end hides what the documented version adds to each command. */
function runWords(choices: Choices): Words {
  const { place, command, timeout } = choices
  const isOneLine = !/[\n\\]/.test(command)
  const tool = place === 'hosts' ? 'on' : 'in'
  const hasLimit = timeout !== '' && place !== 'pods'
  return {
    variables: hasLimit ? [`XEC_COMMANDS_${tool.toUpperCase()}_TIMEOUT=${timeout}`] : [],
    words: [tool, targetOf(choices), `${command.startsWith('-') ? ' ' : ''}${command}${isOneLine ? ' ' : '\n'}#`],
  }
}

function copyWords(choices: Choices): Words {
  const { direction, here, there, directory } = choices
  const target = `${targetOf(choices)}:${there}`
  // A path on this machine with a colon would be read as a target.
  const local = here.includes(':') ? `local:${here}` : noOption(here)
  return {
    variables: directory ? ['XEC_COMMANDS_COPY_RECURSIVE=1'] : [],
    words: ['copy', ...(direction === 'to' ? [local, target] : [target, local])],
  }
}

/** A path that would be read as an option. */
function noOption(path: string): string {
  return path.startsWith('-') ? `./${path}` : path
}

/** A value that looks like an option is joined to its own; `grep` would still take a pattern for one, so that is written otherwise. */
function optionWords(given: ReadonlyMap<string, string | true>): string[] {
  return [...given].flatMap(([name, value]) => {
    if (value === true) return [`--${name}`]
    if (name === 'grep') return [`--${name}`, value.replace(/^-/, '[-]')]
    return value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value]
  })
}

/** `--name value`: with `=` the value would end at the next `=`. */
function parameterWords({ name, value = '' }: { readonly name: string; readonly value?: string }): string[] {
  return value.startsWith('-') || value === '' ? [`--${name}=${value}`] : [`--${name}`, value]
}
