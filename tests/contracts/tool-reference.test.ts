import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { withLanguages } from '../../engine/config/localized-schema.ts'
import { formatProblem } from '../../engine/problems/problem.ts'
import { messagesOf, readMessages } from '../../features/tool-reference/messages.ts'
import { referenceProblems } from '../../features/tool-reference/reference-problems.ts'

/** A site with words for every command, option and message. */
const site = fileURLToPath(new URL('../fixtures/sites/tools', import.meta.url))
const folder = 'content/reference'
const root = mkdtempSync(join(tmpdir(), 'tool-reference-'))
cpSync(join(site, folder), join(root, folder), { recursive: true })

afterAll(() => rmSync(root, { recursive: true }))

/** What is said of the site when a text of one of its files is another one. */
function saidWith(name: string, before: string | RegExp, after: string): string {
  const file = join(root, folder, name)
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(before, after)
  expect(changed).not.toBe(text)
  writeFileSync(file, changed)
  const said = withLanguages(['en', 'ru'], () => referenceProblems(root))
    .map(formatProblem)
    .join('\n')
  writeFileSync(file, text)
  return said
}

/** A key with all that is below it. */
const whole = (key: string, depth: number) => new RegExp(`^ {${depth}}${key}:\\n(?: {${depth + 2}}.*\\n)+`, 'm')

it('words for everything have nothing wrong', () => {
  expect(withLanguages(['en', 'ru'], () => referenceProblems(root)).map(formatProblem)).toEqual([])
})

describe('words of commands: the build stops at', () => {
  it.each([
    [
      'an option without words',
      /^ {6}--bind: .*\n/m,
      '',
      /cli\.yml:\d+ {2}The option of "xec forward" "--bind" has no words/,
    ],
    [
      'an option that there is not',
      '--bind:',
      '--bnid:',
      /cli\.yml:\d+ {2}There is no option of "xec forward" "--bnid".\n.*"--bind"/,
    ],
    ['a command without words', whole('xec config get', 2), '', 'The command "xec config get" has no words.'],
    [
      'a command that there is not',
      'xec config get:',
      'xec config gte:',
      /no command "xec config gte".\n.*"xec config get"/,
    ],
    [
      'an argument that there is not',
      'destination:',
      'destinaton:',
      /no argument of "xec copy" "destinaton".\n.*"destination"/,
    ],
    [
      'a case that there is not',
      'watch-never:',
      'wach-never:',
      /no case of an exit status "wach-never".\n.*"watch-never"/,
    ],
    [
      'words that no command needs',
      'shared:\n',
      'shared:\n  --nothing: { en: No, ru: Нет }\n',
      'common words for "--nothing"',
    ],
    [
      'an option without effect and nothing to do',
      /^ {6}--bind: .*\n/m,
      '      --bind: { en: A, ru: А }\n',
      /--bind" has no effect and/,
    ],
    [
      'something to do instead of what works',
      '  --filter: { ',
      '  --filter: { instead: { en: A, ru: А }, ',
      'inspect --filter" works',
    ],
    [
      'a key that there is not',
      "ru: 'Команда `xec config get`.'",
      "rus: 'Команда'",
      'Unknown key "commands.xec config get.rus".',
    ],
    [
      'a language that is missing',
      /^ +ru: 'Команда `xec config get`.'\n/m,
      '',
      '"commands.xec config get.ru" is missing.',
    ],
  ])('%s', (_what, before, after, message) => {
    expect(saidWith('cli.yml', before, after)).toMatch(message)
  })
})

describe('messages: the build stops at', () => {
  it.each([
    [
      'a pattern that finds nothing',
      /pattern: '.*'\n {4}seen:/,
      "pattern: 'xyz'\n    seen:",
      /messages\.yml:\d+ {2}The pattern of ".*" does not find: /,
    ],
    [
      'a pattern that takes what another one has seen',
      /pattern: '.*'/,
      "pattern: '.'",
      'takes it: make that one narrower.',
    ],
    ['a pattern that is none', /pattern: '.*'/, "pattern: '('", 'is not a regular expression'],
    [
      'a group that there is not',
      /group: cranes$/m,
      'group: crnaes',
      'Unknown group "crnaes".\n    Did you mean "cranes"?',
    ],
    ['a page without a name', /\n {4}page: \S+$/m, '\n    page: /docs/nowhere', 'Unknown page "/docs/nowhere".'],
    [
      'a group without messages',
      'groups:\n',
      'groups:\n  none: { en: None, ru: Нет, page: /docs/start }\n',
      'No message has the group "none".',
    ],
    ['an unknown origin', /origin: \w+/, 'origin: shell', 'Write one of: cli, core, config, system.'],
  ])('%s', (_what, before, after, message) => {
    expect(saidWith('messages.yml', before, after)).toMatch(message)
  })
})

it('a message that somebody pastes is found, with what is around it', () => {
  const { messages } = readMessages(root)
  const found = messages && messagesOf('x\n■  CraneError: Crane 7 is stuck: ice on /srv/my crane/a.log\n', messages)
  expect(found).toEqual(['crane-stuck'])
})
