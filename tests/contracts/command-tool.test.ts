import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import {
  type Choices,
  choicesFrom,
  firstChoices,
  placesOf,
  takesSeveral,
  works,
} from '../../features/command/choices.ts'
import { composeLine } from '../../features/command/compose-line.ts'
import { composeScript } from '../../features/command/compose-script.ts'
import { readFacts } from '../../features/command/facts.ts'
import { problemsOf } from '../../features/command/problems.ts'
import { templateText } from '../../features/command/quote.ts'
import { type CliOption, cliFacts } from '../../features/tool-reference/cli-facts.ts'
import { referenceStateOf } from '../../features/tool-reference/reference-state.ts'
import { checkLine } from '../../samples/cli-lines/check-line.ts'
import { compilePrograms } from '../../samples/compile/compile.ts'
import { programsOf } from '../../samples/find/programs.ts'
import type { Block, Page } from '../../samples/model.ts'
import { shellCommands } from '../../samples/shell-commands.ts'
import { parseArticle } from '../parse-article.ts'

const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
/** A site with words for every option. */
const site = fileURLToPath(new URL('../fixtures/sites/tools', import.meta.url))

const facts = readFacts(await factsOfPage())

/** What the build writes into a page with the tool. */
async function factsOfPage(): Promise<string> {
  const source = ':::tool{name=command reference="/docs/commands/built-in"}\nText.\n:::\n'
  const { html, problems } = await parseArticle(source, {
    file: 'content/en/docs/tool.md',
    locale: 'en',
    localeCodes: ['en', 'ru'],
    localePath: '/',
    base: '/',
    siteUrl: 'https://site.example',
    pageUrl: 'https://site.example/docs/tool',
    toolVersion: cliFacts.version,
    bodyOffset: 0,
    folders: [],
    tabGroups: {},
    data: { toolReference: referenceStateOf(site) },
  })
  expect(problems).toEqual([])
  let found: unknown
  visit(fromHtml(html, { fragment: true }), 'element', ({ properties }) => {
    found ??= properties.dataFacts
  })
  return String(found)
}

/** Texts that a shell or TypeScript would read more into. */
const texts = [
  'uptime',
  'df -h /srv | tail -n 1',
  `echo "it's $HOME" && awk '{ print $2 }' file`,
  'printf "%s\\n" `date` $HOME \\',
  'cd /srv\nls -la',
  'echo Привет, «мир» # и всё',
  '-v',
  "'",
  '$(rm -rf /) ; & | > < * ? [a] {b} !!',
]

const anywhere = works.flatMap((work) =>
  (placesOf[work].length > 0 ? placesOf[work] : (['hosts'] as const)).map((place) => ({ work, place })),
)

/** A spread of what readers fill in, for each work at each place. */
function spread(): Choices[] {
  const options = {
    tail: '200',
    since: '10m',
    until: '5m',
    timestamps: true,
    container: 'app',
    previous: true,
  } as const
  return anywhere.flatMap((where) => {
    const first: Choices = { ...firstChoices, ...where }
    return [
      first,
      { ...first, quiet: true, timeout: '1.5m', directory: true, direction: 'from', localPort: '0' },
      { ...first, options: {}, parameters: '', here: 'logs/', there: '/var/log/shop.log', direction: 'from' },
      {
        ...first,
        options: { ...options, grep: '-x', invert: true, context: '2', before: '1', after: '3', json: true },
      },
      ...(takesSeveral(first) ? [{ ...first, name: 'web-*', directory: true }] : []),
      { ...first, options: { grep: 'a|b', prefix: true }, parameters: 'set=key=value\n\nempty=\nno-cache=-1' },
      ...texts.map(
        (text): Choices => ({
          ...first,
          command: text,
          here: text.replace(/[*?[{]/g, ''),
          there: `/srv/${text.replace(/[*?[{]/g, '')}`,
          path: text,
          options: { grep: text, tail: '5', container: text, since: text },
          parameters: `tag=${text.replaceAll('\n', ' ')}`,
        }),
      ),
    ]
  })
}

const names = { tasks: new Set(['release']), targets: new Set<string>(), commands: new Set<string>() }

describe('facts', () => {
  const offered = Object.values(facts.commands).flatMap(({ options }) => options.map(({ long }) => long))

  it('hold the options that have an effect, and no others', () => {
    const options = (name: string) => cliFacts.tree.subcommands?.find((one) => one.name === name)?.options ?? []
    const working = (all: readonly CliOption[]) => all.filter(({ effect }) => effect !== 'none').map(({ long }) => long)
    expect(offered).toContain('--grep')
    for (const [name, { options: shown }] of Object.entries(facts.commands)) {
      expect(
        shown.map(({ long }) => long),
        name,
      ).toEqual(working(options(name)))
    }
  })

  it('lead each option to its row', () => {
    expect(facts.commands.logs?.options.find(({ long }) => long === '--tail')?.href).toBe(
      '/docs/commands/built-in/logs#--tail',
    )
  })
})

describe('lines', () => {
  const composed = spread().flatMap((choices) => {
    expect(problemsOf(choices, facts)).toEqual({})
    const line = composeLine(choices, facts)
    return typeof line === 'string' ? [{ choices, line }] : []
  })

  it('are lines of the tool, by the facts of its command line', () => {
    expect(composed.length).toBeGreaterThan(100)
    for (const { line } of composed) {
      const [command, ...others] = shellCommands(line)
      expect(others, line).toEqual([])
      const words = command?.words.filter(({ text }) => !/^XEC_\w+=/.test(text)) ?? []
      expect(words[0]?.text).toBe('xec')
      expect(checkLine(words, names), line).toBeUndefined()
    }
  })

  it('reach the tool as they were filled in, through a real shell', () => {
    for (const { choices, line } of composed.filter(({ choices }) => choices.work === 'run')) {
      const output = execFileSync('sh', ['-c', `xec() { printf '%s\\0' "$@"; }; ${line}`], { encoding: 'utf8' })
      const command = output.split('\0')[2] ?? ''
      expect(command.replace(/[ \n]#$/, '').trimStart()).toBe(choices.command)
    }
  })

  it('say what they do, work by work', () => {
    const lineOf = (choices: Partial<Choices>) => composeLine({ ...firstChoices, ...choices }, facts)
    expect(lineOf({})).toBe("xec on hosts.web-1 'df -h /srv | tail -n 1 #'")
    expect(lineOf({ place: 'containers', timeout: '5m', quiet: true })).toBe(
      "XEC_COMMANDS_IN_TIMEOUT=5m xec in 'containers.{web-1}' 'df -h /srv | tail -n 1 #' --quiet",
    )
    expect(lineOf({ name: 'web-1,web-2' })).toMatch(/^xec on 'hosts\.\{web-1,web-2\}' /)
    expect(lineOf({ work: 'copy', place: 'containers', name: 'web' })).toBe(
      "xec copy shop.conf 'containers.{web}:/srv/shop.conf'",
    )
    expect(lineOf({ work: 'copy', place: 'hosts' })).toEqual({ none: 'copyHosts' })
    expect(lineOf({ work: 'copy', place: 'containers', name: 'web,app' })).toEqual({ none: 'copyToSeveral' })
    expect(lineOf({ work: 'forward', name: 'db-1' })).toBe('xec forward hosts.db-1 15432:5432')
    expect(lineOf({ work: 'logs', place: 'local', options: { grep: 'a b', invert: true } })).toBe(
      "xec logs local /var/log/shop.log --grep 'a b' --invert",
    )
    expect(lineOf({ work: 'logs', place: 'local', options: { grep: '-x' } })).toMatch(/ --grep '\[-\]x'$/)
    expect(lineOf({ work: 'task', parameters: 'set=key=value' })).toBe('xec release --set key=value')
  })
})

describe('scripts', () => {
  it('compile against the published packages', () => {
    const page = { file: 'content/en/docs/tool.md' } as Page
    const texts = [...new Set(spread().map((choices) => composeScript(choices, facts)))]
    const blocks = texts.map(
      (text): Block => ({
        page,
        language: 'ts',
        name: 'ts',
        metaText: '',
        meta: {} as Block['meta'],
        text,
        marked: [],
        line: 1,
      }),
    )
    const programs = programsOf({ ...page, blocks } as Page, new Set(['ts']))
    expect(programs.length).toBe(texts.length)
    const found = compilePrograms(project, programs).flatMap((diagnoses, index) =>
      diagnoses.map(({ said, line }) => `${said}\n${programs[index]?.text.split('\n')[line - 1]}`),
    )
    expect(found).toEqual([])
  })

  it('send the command as it was filled in', () => {
    for (const text of texts) expect(new Function(`return \`${templateText(text)}\``)()).toBe(text)
  })
})

describe('problems', () => {
  const kinds = (changed: Partial<Choices>) =>
    Object.entries(problemsOf({ ...firstChoices, ...changed }, facts)).map(([field, one]) => `${field}: ${one?.kind}`)

  it.each([
    [{ name: '' }, 'name: empty'],
    [{ name: 'web 1' }, 'name: name'],
    [{ command: '  ' }, 'command: empty'],
    [{ timeout: 'soon' }, 'timeout: duration'],
    [{ work: 'copy', direction: 'from', place: 'containers', name: 'web-*' }, 'name: single'],
    [{ work: 'copy', place: 'containers', here: '*.csv' }, 'here: pattern'],
    [{ work: 'copy', place: 'containers', there: 'srv' }, 'there: absolute'],
    [{ work: 'forward', remotePort: '70000' }, 'remotePort: port'],
    [{ work: 'logs', place: 'hosts', options: { tail: 'many' } }, 'options.tail: count'],
    [{ work: 'task', task: 'copy' }, 'task: taken'],
    [{ work: 'task', parameters: 'tag' }, 'parameters: parameter'],
    [{ work: 'task', parameters: 'repl=1' }, 'parameters: reserved'],
    [{ work: 'task', parameters: 'tag=-a=b' }, 'parameters: dashEquals'],
  ] as const)('%o', (changed, problem) => {
    expect(kinds(changed as Partial<Choices>)).toEqual([problem])
  })
})

describe('choices of an address', () => {
  it('keep what fits, and nothing else', () => {
    const state = { work: 'logs', place: 'nowhere', name: 7, options: { tail: '9', follow: true, prefix: 'yes' }, x: 1 }
    expect(choicesFrom(state, facts)).toEqual({
      ...firstChoices,
      work: 'logs',
      place: 'containers',
      options: { tail: '9' },
    })
  })

  it.each([null, 7, 'text', []])('are those of the beginning for %o', (state) => {
    expect(choicesFrom(state, facts)).toEqual(firstChoices)
  })
})
