import type { Choices } from './choices.ts'
import type { CommandFacts } from './facts.ts'
import { givenOptions } from './log-options.ts'
import { literal, templateValue } from './quote.ts'
import { findTargets, importConfiguration, importEngine, indented, narrowed, runner, script } from './script-parts.ts'

type Given = ReadonlyMap<string, string | true>

/** The last lines of logs by the programs that the tool calls. */
export function logsScript(choices: Choices, facts: CommandFacts): string {
  const given = givenOptions(facts, choices)
  if (choices.place === 'local') {
    return script(
      [importEngine],
      [`const log = await $\`${logCommand(choices, given)}\`.nothrow();`, ...printed(given, "'local'")],
    )
  }
  const isHost = choices.place === 'hosts'
  const { name, lines } = isHost ? runner(choices) : { name: '$', lines: namesOf(choices) }
  return script(
    [importEngine, importConfiguration],
    [
      ...findTargets(choices),
      'for (const { id, config } of targets) {',
      ...indented([
        narrowed(choices),
        ...lines,
        `const log = await ${name}\`${logCommand(choices, given)}\`.nothrow();`,
        ...printed(given, 'id'),
      ]),
      '}',
      ...(isHost ? ['', 'await $.dispose();'] : []),
    ],
  )
}

function namesOf({ place }: Choices): string[] {
  return place === 'pods'
    ? ["const { pod = '', namespace = 'default' } = config;"]
    : ["const { container = '' } = config;"]
}

/** Lines that the tool reads where nobody says how many. */
const usualTail: string | true = '50'

/** What runs, as the text of a command template. */
function logCommand({ place, path }: Choices, given: Given): string {
  const all = new Map([['tail', usualTail], ...given])
  const own = ['tail', 'since', 'until', 'container', 'previous', 'timestamps'].filter((name) => all.has(name))
  const options = own.map((name) => option(name, all.get(name) ?? true)).join('')
  const lines = `-n ${all.get('tail')}`
  const source =
    place === 'containers'
      ? `docker logs${options} \${container} 2>&1`
      : place === 'pods'
        ? `kubectl logs -n \${namespace}${options} \${pod}`
        : `tail ${lines} ${fileName(path)}`
  return source + grep(given)
}

/** A shell of the host or of this machine expands `~` and patterns; anything else is quoted. */
function fileName(path: string): string {
  const safe = path.startsWith('-') ? `./${path}` : path
  return safe.startsWith('~/') ? `~/${templateValue(safe.slice(2))}` : templateValue(safe)
}

function option(name: string, value: string | true): string {
  return value === true ? ` --${name}` : ` --${name}=${templateValue(value)}`
}

const grepFlags = { invert: '-v', context: '-C', before: '-B', after: '-A' } as const

function grep(given: Given): string {
  const pattern = given.get('grep')
  if (typeof pattern !== 'string') return ''
  const flags = Object.entries(grepFlags).flatMap(([name, flag]) => {
    const value = given.get(name)
    return value === undefined ? [] : [value === true ? flag : `${flag} ${value}`]
  })
  return ` | grep -E ${[...flags, '-e', `\${${literal(pattern)}}`].join(' ')}`
}

/** Prints the lines as the options say: plain, with the name of the target, as JSON. */
function printed(given: Given, id: string): string[] {
  const failure = ['if (log.stderr) console.error(log.stderr.trim());']
  const shown = given.has('json')
    ? `console.log(JSON.stringify({ target: ${id}, message: line }))`
    : given.has('prefix')
      ? `console.log(\`[\${${id}}] \${line}\`)`
      : ''
  const print = shown ? `for (const line of log.lines()) ${shown};` : 'console.log(log.text());'
  return [...failure, print]
}
