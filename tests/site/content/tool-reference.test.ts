import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { formatProblem } from '../../../src/build/problem.ts'
import { messagesOf, readMessages } from '../../../src/build/tool-reference/messages.ts'
import { referenceProblems } from '../../../src/build/tool-reference/reference-problems.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const folder = 'content/reference'
const root = mkdtempSync(join(tmpdir(), 'tool-reference-'))
cpSync(join(project, folder), join(root, folder), { recursive: true })

afterAll(() => rmSync(root, { recursive: true }))

/** What is said of the site when a text of one of its files is another one. */
function saidWith(name: string, before: string | RegExp, after: string): string {
  const file = join(root, folder, name)
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(before, after)
  expect(changed).not.toBe(text)
  writeFileSync(file, changed)
  const said = referenceProblems(root).map(formatProblem).join('\n')
  writeFileSync(file, text)
  return said
}

/** A key with all that is below it. */
const whole = (key: string, depth: number) => new RegExp(`^ {${depth}}${key}:\\n(?: {${depth + 2}}.*\\n)+`, 'm')

it('every command, option and message of this site has its words', () => {
  expect(referenceProblems(project).map(formatProblem)).toEqual([])
})

describe('words of commands: the build stops at', () => {
  it.each([
    [
      'an option without words',
      whole('--bind', 6),
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
      'shared:\n  --all: { en: All, ru: Все }\n',
      'common words for "--all"',
    ],
    [
      'an option without effect and nothing to do',
      whole('--bind', 6),
      '      --bind: { en: A, ru: А }\n',
      /--bind" has no effect and/,
    ],
    [
      'something to do instead of what works',
      '--filter:\n',
      '--filter:\n        instead: { en: A, ru: А }\n',
      'inspect --filter" works',
    ],
    [
      'a key that there is not',
      "ru: 'Печатает одно значение'",
      "rus: 'Печатает'",
      'Unknown key "commands.xec config get.rus".',
    ],
    [
      'a language that is missing',
      /^ +ru: 'Печатает одно значение'\n/m,
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
      /group: running$/m,
      'group: runing',
      'Unknown group "runing".\n    Did you mean "running"?',
    ],
    ['a page without a name', /\n {4}page: \S+$/m, '\n    page: /docs/nowhere', 'Unknown page "/docs/nowhere".'],
    [
      'a group without messages',
      'groups:\n',
      'groups:\n  none: { en: None, ru: Нет, page: /docs/faq }\n',
      'No message has the group "none".',
    ],
    ['an unknown origin', /origin: \w+/, 'origin: shell', 'Write one of: cli, core, config, system.'],
  ])('%s', (_what, before, after, message) => {
    expect(saidWith('messages.yml', before, after)).toMatch(message)
  })
})

it('a message that somebody pastes is found, with paths and hosts in it', () => {
  const { messages } = readMessages(project)
  const found = messages && messagesOf('x\n■  Error: Source file not found: /home/ann/my app/a.log\n', messages)
  expect(found).toEqual(['source-not-found'])
})
