import { shellCommands } from '../shell-commands.ts'
import type { DockerNeeds } from './containers.ts'

/** Commands of the client whose first operand is a container, with those of their options that take a value. */
const withContainer: Readonly<Record<string, RegExp>> = {
  exec: /^(?:-[uwe]|--(?:user|workdir|env|env-file|detach-keys))$/,
  inspect: /^(?:-f|--format|--type)$/,
  logs: /^(?:-n|--tail|--since|--until)$/,
  stop: /^(?:-[ts]|--(?:time|timeout|signal))$/,
  restart: /^(?:-[ts]|--(?:time|timeout|signal))$/,
  kill: /^(?:-s|--signal)$/,
  start: /^--detach-keys$/,
  rm: /^$/,
  top: /^$/,
  stats: /^--format$/,
}

/** What shows in a program that it has to do with Docker. */
const calls = /\bcontainer(?:: ?|\()['"]|^ +image: \S|`docker |\bdocker:\w/m

/**
 * The containers and images that have to be there before a job begins: what the recorded command lines use before they
 * make it, or where nothing is recorded, what the program names. Undefined where there is nothing to do with Docker.
 * Names that begin with `missing` or `no-such` are of what is not there.
 */
export function dockerNeeds(texts: readonly string[], recorded?: string): DockerNeeds | undefined {
  const all = texts.join('\n')
  const lines = shellCommands(recorded ?? '')
    .map(({ words }) => words.map(({ text }) => text))
    .filter(([program]) => program === 'docker')
  if (recorded === undefined ? !calls.test(all) : lines.length === 0) return undefined
  const named = [...all.matchAll(/\bcontainer(?:: ?|\()['"]([\w.-]+)['"]|\bdocker:([\w.-]+)/g)]
  const containers = lines.length > 0 ? usedFirst(lines) : named.map(([, a, b]) => a ?? b ?? '')
  const images = [...all.matchAll(/\bimage: ?['"]([\w./:-]+)['"]|^(?: +image:|FROM) ([\w./:-]+)$/gm)].map(
    ([, a, b]) => a ?? b ?? '',
  )
  return { containers: existing(containers), images: existing(images) }
}

/** Containers that a command line uses, and none before it made. */
function usedFirst(lines: readonly (readonly string[])[]): string[] {
  const made = new Set<string>()
  const used = new Set<string>()
  for (const [, ...words] of lines) {
    if (words.includes('--name')) made.add(words[words.indexOf('--name') + 1] ?? '')
    for (const name of containersOf(words)) if (!made.has(name)) used.add(name)
  }
  return [...used]
}

function containersOf([command = '', ...words]: readonly string[]): string[] {
  if (command === 'cp') return words.flatMap((word) => /^([\w.-]+):/.exec(word)?.[1] ?? [])
  const valued = withContainer[command]
  const name = valued && words.find((word, at) => !word.startsWith('-') && !valued.test(words[at - 1] ?? ''))
  return name ? [name] : []
}

function existing(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => !/^(?:missing|no-such)/.test(name) && name !== 'busybox').sort()
}
