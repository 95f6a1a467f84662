import './globals.ts'
import type { RunRequest } from '../messages.ts'
import { hasChildren } from '../node/child-process.ts'
import { layOut } from '../node/files.ts'
import { tellLack } from '../node/lacks.ts'
import { tell } from '../node/output.ts'
import { endProgram, isExit, nodeProcess } from '../node/process.ts'
import { importsPackage, linkProgram } from './program.ts'
import { hasTimers } from './timers.ts'
import { describeUncaught } from './uncaught.ts'

const pause = 4
const wait = globalThis.performance && setTimeout

/** What the package listens for as soon as it is loaded, which it always is here. */
const ofPackage = (['uncaughtException', 'unhandledRejection'] as const).map(
  (event) => [event, nodeProcess.listeners(event)] as const,
)
let program = { file: '', sources: {} as Readonly<Record<string, string>> }

self.addEventListener('message', ({ data }: MessageEvent<RunRequest>) => void run(data), { once: true })
self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  const { reason, promise } = event
  if (isExit(reason)) return
  if (nodeProcess.listenerCount('unhandledRejection') === 0) {
    fail(reason)
    return
  }
  // The package prints it; its line is still worth to be marked.
  tell({ type: 'uncaught', ...describe(reason), text: '', isSilent: false })
  nodeProcess.emit('unhandledRejection', reason, promise)
})
self.addEventListener('error', (event) => {
  event.preventDefault()
  if (!isExit(event.error)) fail(event.error)
})

async function run({ file, text, files, env, plain }: RunRequest): Promise<void> {
  Object.assign(nodeProcess.env, env)
  nodeProcess.argv[1] = `${nodeProcess.cwd()}/${file}`
  const sources = { ...files, [file]: text }
  program = { file, sources }
  layOut(sources)
  tell({ type: 'ready' })
  // What is wrong before the program runs, Node says: the package does not listen yet.
  const address = await linkProgram(file, sources, plain).catch(report)
  if (!address) return
  if (!importsPackage()) forgetPackage()
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

function forgetPackage(): void {
  for (const [event, listeners] of ofPackage)
    for (const listener of listeners) nodeProcess.removeListener(event, listener as () => void)
}

const describe = (error: unknown) => describeUncaught(error, program.file, program.sources)

/** What nobody caught. The package ends the program without a word then, in Node as well: the page is told all the same. */
function fail(error: unknown): void {
  nodeProcess.emit('uncaughtExceptionMonitor', error)
  const own = new Set<unknown>(ofPackage.flatMap(([, listeners]) => listeners))
  const heard = nodeProcess.listeners('uncaughtException')
  // The package looks at keys and passwords before it asks for a connection.
  if ((error as { code?: unknown } | undefined)?.code === 'CONNECTION_FAILED') tellLack('ssh')
  if (heard.length > 0 && heard.every((listener) => own.has(listener)))
    tell({ type: 'uncaught', ...describe(error), isSilent: true })
  if (!nodeProcess.emit('uncaughtException', error)) report(error)
}

/** Says what ends the program. */
function report(error: unknown): void {
  tell({ type: 'uncaught', ...describe(error), isSilent: false })
  endProgram(1)
}
