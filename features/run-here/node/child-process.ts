import { EventEmitter } from 'events'
import { PassThrough, Writable } from 'readable-stream'
import { files } from './files.ts'
import { isLackingProgram } from './lacks.ts'
import { nodeProcess } from './process.ts'
import { lineOf, runLine } from './shell.ts'
import { latin1, type Stdio, stdioOf, write } from './stdio.ts'

interface SpawnOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly shell?: boolean | string
  readonly stdio?: unknown
}

let running = 0
let lastPid = 5000

/** Whether a child runs, for which Node would wait. */
export function hasChildren(): boolean {
  return running > 0
}

/** A child process whose shell is the one in this worker. */
class ChildProcess extends EventEmitter {
  readonly pid = ++lastPid
  readonly stdin: Writable | null
  readonly stdout: PassThrough | null
  readonly stderr: PassThrough | null
  exitCode: number | null = null
  signalCode: string | null = null
  killed = false
  readonly #abort = new AbortController()
  readonly #input: Uint8Array[] = []
  readonly #inputEnded: Promise<void>

  /** @param missing the program, where it is one that cannot be here: it is not started */
  constructor(line: string, options: SpawnOptions, missing?: string) {
    super()
    const [stdin, out, err] = stdioOf(options.stdio)
    let end = () => {}
    this.#inputEnded = new Promise((resolve) => {
      end = resolve
    })
    this.stdin =
      stdin === 'pipe'
        ? new Writable({
            write: (chunk, _, done) => {
              this.#input.push(chunk)
              done()
            },
            final: (done) => {
              end()
              done()
            },
          })
        : null
    if (!this.stdin) end()
    this.stdout = out === 'pipe' ? new PassThrough() : null
    this.stderr = err === 'pipe' ? new PassThrough() : null
    running++
    void this.#run(line, options, out, err, missing)
  }

  async #run(
    line: string,
    { cwd = nodeProcess.cwd(), env = nodeProcess.env as Record<string, string> }: SpawnOptions,
    out: Stdio,
    err: Stdio,
    missing: string | undefined,
  ): Promise<void> {
    await Promise.resolve()
    if (missing) return this.#fail(missing, cwd)
    if (!(await files.exists(cwd))) return this.#fail('/bin/sh', cwd)
    this.emit('spawn')

    await Promise.race([
      this.#inputEnded,
      new Promise((resolve) => this.#abort.signal.addEventListener('abort', resolve)),
    ])
    if (this.#abort.signal.aborted) return
    const stdin = this.#input.length > 0 ? latin1(this.#input) : ''
    const { code, stdout, stderr } = await runLine(line, { cwd, env, stdin, signal: this.#abort.signal })
    if (this.#abort.signal.aborted) return
    write(this.stdout, out, stdout, nodeProcess.stdout)
    write(this.stderr, err, stderr, nodeProcess.stderr)
    this.#end(code, null)
  }

  #fail(program: string, cwd: string): void {
    running--
    const error = Object.assign(new Error(`spawn ${program} ENOENT`), {
      errno: -2,
      code: 'ENOENT',
      syscall: `spawn ${program}`,
      path: program,
      spawnargs: [],
      cwd,
    })
    this.emit('error', error)
  }

  #end(code: number | null, signal: string | null): void {
    running--
    this.exitCode = code
    this.signalCode = signal
    const streams = [this.stdout, this.stderr].flatMap((stream) => stream ?? [])
    const closed = streams.map((stream) => new Promise((resolve) => stream.once('close', resolve)))
    for (const stream of streams) stream.end()
    this.emit('exit', code, signal)
    void Promise.all(closed).then(() => this.emit('close', code, signal))
  }

  kill(signal: string | number = 'SIGTERM'): boolean {
    if (this.exitCode !== null || this.signalCode !== null || signal === 0)
      return this.exitCode === null && this.signalCode === null
    this.killed = true
    this.#abort.abort()
    queueMicrotask(() => this.#end(null, String(signal)))
    return true
  }

  ref(): void {}
  unref(): void {}
}

/** Starts a command in the shell of this worker. */
export function spawn(
  command: string,
  args: readonly string[] | SpawnOptions = [],
  options: SpawnOptions = {},
): ChildProcess {
  const [words, given] = Array.isArray(args) ? [args, options] : [[], args as SpawnOptions]
  const isShell = given.shell !== undefined && given.shell !== false
  if (isShell) return new ChildProcess([command, ...words].join(' '), given)
  return new ChildProcess(lineOf(command, words), given, isLackingProgram(command) ? command : undefined)
}

/** Nothing in a browser can wait for another program without letting everything else go on. */
function noWaiting(command: string): never {
  isLackingProgram(command.split(' ', 1)[0] ?? '')
  throw new Error('A command cannot be waited for synchronously in a browser')
}

export { ChildProcess, noWaiting as execFileSync, noWaiting as execSync, noWaiting as spawnSync }
export default { spawn, execSync: noWaiting, execFileSync: noWaiting, spawnSync: noWaiting, ChildProcess }
