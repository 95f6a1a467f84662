// How do the prompts of @xec-sh/kit answer keys, a cancellation and the end of their input?
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { TableOptions } from '@xec-sh/kit'
import { found, pause } from './place.ts'

// Colors, so that a table which only dims a row shows it. They are looked up when the package is imported.
process.env.FORCE_COLOR = '1'
const kit = await import('@xec-sh/kit')
const plain = { ...process.env, FORCE_COLOR: '0' }

const yes = (is: boolean) => (is ? 'yes' : 'no')
const enter = '\r'
const down = '\x1b[B'
const nothing = Symbol('nothing')

interface Streams {
  readonly input: PassThrough
  readonly output: PassThrough
}

/** What a prompt gives when these keys are pressed; `nothing` if it goes on asking. */
async function ask<T>(prompt: (streams: Streams) => Promise<T>, ...keys: string[]): Promise<T | typeof nothing> {
  const streams = { input: new PassThrough(), output: new PassThrough() }
  const answer = prompt(streams)
  for (const key of keys) {
    await pause(40)
    streams.input.write(key)
  }
  return Promise.race([answer, pause(600).then((): typeof nothing => nothing)])
}

const message = 'Host'
const options = ['web-1', 'web-2'].map((value) => ({ value }))
const [first = { value: '' }, second = { value: '' }] = options
const withDisabled = [first, { ...second, disabled: true }, { value: 'db-1' }]
const text = (streams: Streams) => kit.text({ ...streams, message })

const controller = new AbortController()
setTimeout(() => controller.abort(), 60)
const aborted = await ask((streams) => kit.text({ ...streams, message, signal: controller.signal }))

const results = await kit.group({
  name: () => ask(text, '\x03') as Promise<string | symbol>,
  role: async () => 'asked all the same',
})
let canceled = 0
await kit.group({ name: () => ask(text, '\x03') as Promise<string | symbol> }, { onCancel: () => void canceled++ })

const unchecked = await ask((streams) => kit.multiselect({ ...streams, message, options }), enter)
const refused = await ask((streams) => kit.text({ ...streams, message, validate: () => 'no' }), enter)
const skipped = await ask((streams) => kit.select({ ...streams, message, options: withDisabled }), down, enter)
const initial = await ask((streams) => kit.selectKey({ ...streams, message, options, initialValue: 'web-2' }), enter)

// A program whose input is at its end, as in a CI job.
const program = join(mkdtempSync(join(tmpdir(), 'kit-')), 'ask.mjs')
const path = createRequire(import.meta.url).resolve('@xec-sh/kit')
writeFileSync(program, `const { text } = await import(${JSON.stringify(path)})\nawait text({ message: 'Host' })\n`)
const { status } = spawnSync(process.execPath, [program], { input: '' })
const spinner = `const { spinner } = await import(${JSON.stringify(path)})\nconst s = spinner()\ns.start('a')\ns.stop('b')\n`
writeFileSync(program, spinner)
const log = spawnSync(process.execPath, [program], { encoding: 'utf8', env: plain }).stdout

const waiting = `${spinner}await new Promise((resolve) => setTimeout(resolve, 5_000))\nprocess.exitCode = 5\n`
writeFileSync(program, waiting.replace("s.stop('b')\n", ''))
const stopped = spawnSync(process.execPath, [program], { input: '\x03' }).status

const rows = [{ host: 'web-1' }, { host: 'web-2' }]
const columns = [{ key: 'host', header: 'Host' }]
function drawn(settings: Partial<TableOptions<{ host: string }>>): string {
  const output = new PassThrough()
  kit.table({ data: rows, columns, ...settings, output })
  return String(output.read())
}

await found({
  text: yes((await ask(text, 'v', '4', '2', enter)) === 'v42'),
  select: yes((await ask((streams) => kit.select({ ...streams, message, options }), down, enter)) === 'web-2'),
  confirm: yes((await ask((streams) => kit.confirm({ ...streams, message }), 'n')) === false),
  disabled: yes(skipped === 'db-1'),
  cancel: yes(kit.isCancel(await ask(text, '\x03'))),
  escape: yes(kit.isCancel(await ask(text, '\x1b'))),
  signal: yes(kit.isCancel(aborted)),
  validate: yes(refused === nothing),
  required: yes(unchecked === nothing),
  group: yes(results.role === undefined),
  onCancel: yes(canceled === 1),
  keyInitial: yes(initial === 'web-2'),
  tableAuto: yes(drawn({ width: 'auto' }) !== drawn({})),
  tableNumber: yes(drawn({ width: 30 }) !== drawn({})),
  footer: yes(drawn({ footer: 'two hosts' }) !== drawn({})),
  rowNumbers: yes(drawn({ showRowNumbers: true }) !== drawn({})),
  maxHeight: yes(drawn({ maxHeight: 1 }) !== drawn({})),
  compact: yes(drawn({ compact: true }) !== drawn({})),
  wordWrap: yes(drawn({ wordWrap: true, columns: [{ key: 'host', header: 'Host', width: 3 }] }).includes('we')),
  alternateRows: yes(drawn({ alternateRows: true }) !== drawn({})),
  priority: yes(drawn({ columns: [{ key: 'host', header: 'Host', priority: 1 }] }) !== drawn({})),
  closedInput: status ?? 'none',
  spinnerExit: stopped ?? 'none',
  plainLog: yes(!log.includes('\x1b')),
})
