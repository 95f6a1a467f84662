import './globals.ts'
import type { RunRequest } from '../messages.ts'
import { hasChildren } from '../node/child-process.ts'
import { layOut } from '../node/files.ts'
import { inspect } from '../node/node-util.ts'
import { print, tell } from '../node/output.ts'
import { endProgram, isExit, nodeProcess } from '../node/process.ts'
import { linkProgram } from './program.ts'
import { hasTimers } from './timers.ts'

const pause = 4
const wait = globalThis.performance && setTimeout

self.addEventListener('message', ({ data }: MessageEvent<RunRequest>) => void run(data), { once: true })
self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  const { reason, promise } = event
  if (isExit(reason)) return
  if (!nodeProcess.emit('unhandledRejection', reason, promise)) fail(reason)
})
self.addEventListener('error', (event) => {
  event.preventDefault()
  if (!isExit(event.error)) fail(event.error)
})

async function run({ file, text, files, env, plain }: RunRequest): Promise<void> {
  Object.assign(nodeProcess.env, env)
  nodeProcess.argv[1] = `${nodeProcess.cwd()}/${file}`
  layOut({ ...files, [file]: text })
  tell({ type: 'ready' })
  const address = await linkProgram(file, { ...files, [file]: text }, plain).catch(refuse)
  if (!address) return
  try {
    await import(/* @vite-ignore */ address)
  } catch (error) {
    if (!isExit(error)) fail(error)
    return
  }
  await idle()
  nodeProcess.emit('beforeExit', nodeProcess.exitCode ?? 0)
  await idle()
  endProgram()
}

/** Until nothing is left that Node would wait for. */
async function idle(): Promise<void> {
  do await new Promise((resolve) => wait(resolve, pause).unref())
  while (hasTimers() || hasChildren())
}

/** What nobody caught. The package ends the program without a word then, as it does in Node. */
function fail(error: unknown): void {
  nodeProcess.emit('uncaughtExceptionMonitor', error)
  if (!nodeProcess.emit('uncaughtException', error)) report(error)
}

/** Says what is wrong with the program itself. Where in the stand-in that was found is of no use to anybody. */
function refuse(error: unknown): void {
  print(`${error instanceof Error ? `${error.name}: ${error.message}` : inspect(error)}\n`)
  endProgram(1)
}

/** Says what ends the program. What is wrong before it runs, Node says as well: the package does not listen yet. */
function report(error: unknown): void {
  print(`Uncaught:\n${inspect(error)}\n`)
  endProgram(1)
}
