// What does @xec-sh/loader do with the options of a script, a piece of code and a cache?
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CodeEvaluator,
  createTransformer,
  MemoryCache,
  PluginManager,
  ScriptExecutor,
  streamExecute,
  streamLines,
  watchFiles,
} from '@xec-sh/loader'
import { errorOf, found, pause } from './place.ts'

const yes = (is: boolean | undefined) => (is ? 'yes' : 'no')
const folder = mkdtempSync(join(tmpdir(), 'loader-'))
const script = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const seen: Record<string, unknown>[] = []
const customGlobals = { seen }
const take = () => seen.splice(0)

const executor = new ScriptExecutor()
const look = script(
  'look.mjs',
  'seen.push({ cwd: process.cwd(), stage: process.env.STAGE, args: process.argv.slice(2), own: globalThis.__xecScriptContext?.args })',
)
const context = { args: ['a'], argv: ['node', look, 'a'], __filename: look, __dirname: folder }
await executor.executeScript(look, { customGlobals, cwd: folder, env: { STAGE: 'test' }, context })
await executor.executeScript(look, { customGlobals })
const looks = take()
const [first] = looks
const slow = script('slow.mjs', 'await new Promise((resolve) => setTimeout(resolve, 200))')
const late = await executor.executeScript(slow, { timeout: 20 })
const failing = await executor.executeScript(script('failing.mjs', 'throw new Error("no")'))
take()

const evaluator = new CodeEvaluator()
const code = 'seen.push({})'
await evaluator.evaluateCode(code, { customGlobals })
await evaluator.evaluateCode(code, { customGlobals })
const twice = take().length === 2
const typedCode = await evaluator.evaluateCode('const n: number = 1')
const relative = await evaluator.evaluateCode('import "./look.mjs"')

const plugins = new PluginManager().register({ name: 'stop', beforeExecute: () => false })
const stops = !(await plugins.beforeExecute(look))
await executor.executeScript(look, { customGlobals })
const pluginAsked = take().length === 0

const lines: string[] = []
const streamed = script('streamed.mjs', 'console.log("one"); console.error("two"); process.exitCode = 3')
const { exitCode } = await streamExecute(streamed, { onStdout: (line) => lines.push(line) })
const events: string[] = []
for await (const { type } of streamLines(streamed)) events.push(type)
const stopped = await errorOf(streamExecute(slow, { timeout: 20 }))

const cache = new MemoryCache<number>({ maxSize: 1, ttl: 0.05 })
await cache.set('a', 1)
await cache.set('b', 2)
const evicted = (await cache.get('a')) === null
await pause(100)
const expired = (await cache.get('b')) === null

const changed = await new Promise<boolean>((resolve) => {
  const close = watchFiles(folder, () => done(true), { debounce: 20, extensions: ['.txt'] })
  const poll = setInterval(() => script('note.txt', String(performance.now())), 100)
  const end = setTimeout(() => done(false), 5_000)
  const done = (is: boolean) => {
    close()
    clearInterval(poll)
    clearTimeout(end)
    resolve(is)
  }
})

let started = false
const start = () => {
  started = true
}
const stop = watchFiles(folder, start, { runOnStart: true })
await pause(100)
stop()

await found({
  failure: yes(!failing.success),
  again: yes(looks.length === 2),
  context: yes(JSON.stringify(first?.own) === '["a"]'),
  argv: yes(JSON.stringify(first?.args) === '["a"]'),
  cwd: yes(first?.cwd === folder),
  env: yes(first?.stage === 'test'),
  timeout: yes(!late.success),
  value: yes((await evaluator.eval('return 6 * 7')) === 42),
  expression: yes((await evaluator.eval('6 * 7')) === 42),
  twice: yes(twice),
  typedCode: yes(typedCode.success),
  relative: yes(relative.success),
  plugins: yes(stops && pluginAsked),
  stream: yes(exitCode === 3 && lines.join() === 'one'),
  streamLines: yes(events.includes('stdout') && events.includes('stderr')),
  streamTimeout: yes(stopped === 'Error'),
  transform: yes(!(await createTransformer().transform('const n: number = 1', 'a.ts')).includes('number')),
  evicted: yes(evicted),
  seconds: yes(expired),
  watch: yes(changed),
  start: yes(started),
})
