import { format, inspect } from 'node-inspect-extracted'
import { nodeProcess } from '../node/process.ts'
import { tableOf } from './console-table.ts'

const timers = new Map<string, number>()
const counts = new Map<string, number>()
let indent = ''

type Stream = { write(text: string): unknown }

const printTo =
  (stream: Stream) =>
  (...args: unknown[]) =>
    void stream.write(`${format(...args).replaceAll(/^/gm, indent)}\n`)
const toOut = printTo(nodeProcess.stdout)
const toErr = printTo(nodeProcess.stderr)

function group(...args: unknown[]): void {
  if (args.length > 0) toOut(...args)
  indent += '  '
}

/** Milliseconds as Node writes them. */
function timeSince(label: string): string {
  const passed = performance.now() - (timers.get(label) ?? 0)
  return passed >= 1000 ? `${(passed / 1000).toFixed(3)}s` : `${Number(passed.toFixed(3))}ms`
}

function timeLog(label = 'default', ...args: unknown[]): void {
  if (timers.has(label)) toOut(`${label}: ${timeSince(label)}`, ...args)
  else nodeProcess.emitWarning(`Warning: No such label '${label}' for console.timeLog()`)
}

function count(label = 'default'): void {
  counts.set(label, (counts.get(label) ?? 0) + 1)
  toOut(`${label}: ${counts.get(label)}`)
}

function assert(value: unknown, ...[first, ...rest]: unknown[]): void {
  if (value) return
  if (typeof first === 'string') toErr(`Assertion failed: ${first}`, ...rest)
  else if (first === undefined) toErr('Assertion failed')
  else toErr('Assertion failed', first, ...rest)
}

/** The console of Node, in place of the browser's, which no reader sees. */
export const nodeConsole = {
  ...{ log: toOut, info: toOut, debug: toOut, dirxml: toOut, error: toErr, warn: toErr },
  ...{ group, groupCollapsed: group, count, assert, timeLog },
  trace: (...args: unknown[]) => toErr(`Trace: ${format(...args)}`),
  dir: (value: unknown, options?: object) => toOut(inspect(value, { customInspect: false, ...options })),
  table: (data: unknown, properties?: readonly string[]) => toOut(tableOf(data, properties) ?? data),
  groupEnd: () => {
    indent = indent.slice(2)
  },
  countReset: (label = 'default') => void counts.delete(label),
  time: (label = 'default') => void timers.set(label, performance.now()),
  timeEnd: (label = 'default') => {
    timeLog(label)
    timers.delete(label)
  },
}
