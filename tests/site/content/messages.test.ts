import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { looksLikeMessage } from '../../../engine/model/messages/looks-like-message.ts'
import { example } from '../../../features/errors/example.ts'
import { messagesOf, readMessages } from '../../../features/tool-reference/messages.ts'

const { messages: collection } = readMessages('.')
if (!collection) throw new Error('There are no messages.')
const all = collection

/** Texts of a fixture, each with what stands behind its `===`. */
function textsIn(name: string): { readonly head: string; readonly text: string }[] {
  const parts = readFileSync(`tests/fixtures/messages/${name}`, 'utf8').split(/^=== /m).slice(1)
  return parts.map((part) => {
    const end = part.indexOf('\n')
    return { head: part.slice(0, end), text: part.slice(end + 1) }
  })
}

const real = textsIn('real.txt').map(({ head, text }) => ({ id: head.split(' ')[0] ?? '', text, made: head }))
const foreign = textsIn('foreign.txt')
const pasted = textsIn('pasted.txt').map(({ head, text }) => ({ id: head.split(' ')[0] ?? '', text, pasted: head }))
const red = '\u001b[31m'
const reset = '\u001b[0m'

/** What terminals, logs and people do to a text. */
const noises: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'below a prompt': (text) =>
    `ann@laptop:~/shop (main) $ node deploy.mjs\nuploading 3 files…\n${text}ann@laptop:~/shop $ `,
  'with colours': (text) =>
    text
      .split('\n')
      .map((line) => line.replace(/[A-Za-z]+/, (word) => `${red}\u001b[1m${word}${reset}`))
      .join('\n'),
  'in a log of CI': (text) => text.replace(/^/gm, '2026-11-23T15:16:21.3073442Z '),
  'in a log of a service': (text) => text.replace(/^/gm, 'Nov 23 15:16:21 web-1 deploy[4711]: '),
  'cut at 72 columns': (text) => text.replace(/(.{72})/g, '$1\n'),
  'cut and indented': (text) => text.replace(/(.{53})/g, '$1\n   '),
  'in a log of Compose': (text) => text.replace(/^/gm, 'deploy-1  | '),
  'quoted in a chat': (text) => text.replaceAll("'", '\u2019').replace(/^/gm, '> '),
  'with Windows line ends': (text) => text.replaceAll('\n', '\r\n'),
  'in one line, as a search box has it': (text) => text.replaceAll('\n', ''),
}

describe.each(Object.entries(noises))('messages %s', (_name, noise) => {
  it.each(real)('$made', ({ id, text }) => {
    expect(messagesOf(noise(text), all)[0]).toBe(id)
  })

  it.each(foreign)('not: $head', ({ text }) => {
    expect(messagesOf(noise(text), all)).toEqual([])
  })
})

it.each(pasted)('a text as somebody pastes it: $pasted', ({ id, text }) => {
  expect(messagesOf(text, all)[0] ?? 'none').toBe(id)
})

it('what was really printed looks like a message to the search, and words to look for do not', () => {
  expect(looksLikeMessage('ERR_MODULE_NOT_FOUND')).toBe(true)
  expect(real.filter(({ text }) => !looksLikeMessage(text.replaceAll('\n', ''))).map(({ made }) => made)).toEqual([])
  const words = [
    'port forwarding',
    'how to copy files to a server',
    'timeout',
    'connectionPool',
    '$.ssh',
    'xec on --parallel',
    'ошибка подключения',
  ]
  expect(words.filter(looksLikeMessage)).toEqual([])
})

it('the example of the page is recognised', () => {
  expect(messagesOf(example, all)[0]).toBe('connection-refused')
})

it.each(['en', 'ru'])('each group of messages is drawn on the page that it names, in %s', (locale) => {
  const missing = Object.entries(all.groups).filter(([id, { page }]) => !drawnOn(page, locale).includes(id))
  expect(missing).toEqual([])
})

/** The groups that the blocks of a page name. */
function drawnOn(route: string, locale: string): string[] {
  const file = [`content/${locale}${route}.md`, `content/${locale}${route}/index.md`].find(existsSync)
  const body = file ? readFileSync(file, 'utf8') : ''
  return [...body.matchAll(/^:::(?:cli-)?messages\{of="([^"]*)"\}/gm)].flatMap(([, names = '']) =>
    names.split(/[\s,]+/),
  )
}
