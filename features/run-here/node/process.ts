import { EventEmitter } from 'events'
import { folder, home } from '../messages.ts'
import { print, tellEnd } from './output.ts'

/** Thrown where a sample ends the program: nothing after it runs. */
class Exit extends Error {}

let cwd = folder

const stream = (fd: number) =>
  Object.assign(new EventEmitter(), {
    fd,
    isTTY: undefined,
    writable: true,
    columns: undefined,
    write(chunk: string | Uint8Array, ...rest: unknown[]) {
      print(typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk))
      const done = rest.at(-1)
      if (typeof done === 'function') queueMicrotask(() => done())
      return true
    },
    end() {},
  })

/** The program, as Node has it, in the folder and with the variables of the checked samples. */
export const nodeProcess = Object.assign(new EventEmitter(), {
  argv: ['/usr/bin/node', `${folder}/sample.ts`],
  execPath: '/usr/bin/node',
  env: {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: home,
    TMPDIR: '/tmp',
    PWD: folder,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    NO_COLOR: '1',
    USER: 'ann',
  } as Record<string, string | undefined>,
  exitCode: undefined as number | undefined,
  pid: 4242,
  ppid: 4241,
  platform: 'linux',
  arch: 'x64',
  title: 'node',
  version: 'v20.0.0',
  versions: { node: '20.0.0' },
  features: {},
  stdout: stream(1),
  stderr: stream(2),
  stdin: Object.assign(stream(0), {
    setEncoding() {},
    resume() {},
    pause() {},
    unref() {},
    ref() {},
    read: () => null,
  }),
  cwd: () => cwd,
  chdir(path: string) {
    cwd = path.startsWith('/') ? path : `${cwd}/${path}`
  },
  nextTick: (call: (...args: unknown[]) => void, ...args: unknown[]) => queueMicrotask(() => call(...args)),
  uptime: () => performance.now() / 1000,
  hrtime: Object.assign(() => [Math.floor(performance.now() / 1000), 0], {
    bigint: () => BigInt(Math.round(performance.now() * 1e6)),
  }),
  memoryUsage: () => ({ rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0 }),
  emitWarning: (warning: unknown) => print(`(node) ${String(warning)}\n`),
  kill: () => true,
  umask: () => 0o022,
  exit(code?: number): never {
    endProgram(code)
    throw new Exit()
  },
})

let isOver = false

/** Ends the program once, with the code that it asked for. */
export function endProgram(code = nodeProcess.exitCode ?? 0): void {
  if (isOver) return
  isOver = true
  nodeProcess.exitCode = code
  nodeProcess.emit('exit', code)
  tellEnd({ type: 'end', code: nodeProcess.exitCode })
}

/** Whether an error only carries the end of the program. */
export function isExit(error: unknown): boolean {
  return error instanceof Exit
}
