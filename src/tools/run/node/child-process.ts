import { Buffer } from 'buffer'
import { EventEmitter } from 'events'
import { Bash, defineCommand, type ExecResult } from 'just-bash'
import { PassThrough, Writable } from 'readable-stream'
import { files } from '../worker/files.ts'
import { nodeProcess } from '../worker/process.ts'
import { release, type } from './os.ts'

interface SpawnOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly shell?: boolean | string
  readonly stdio?: unknown
}

/** The programs that the shell lacks and that samples ask for. */
const uname = defineCommand('uname', async (args) => ({
  stdout: `${args.includes('-r') ? release() : type()}\n`,
  stderr: '',
  exitCode: 0,
}))

type Stdio = 'pipe' | 'ignore' | 'inherit' | NodeJS.WritableStream | null | undefined

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

  constructor(line: string, options: SpawnOptions) {
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
    void this.#run(line, options, out, err)
  }

  async #run(
    line: string,
    { cwd = nodeProcess.cwd(), env = nodeProcess.env as Record<string, string> }: SpawnOptions,
    out: Stdio,
    err: Stdio,
  ): Promise<void> {
    await Promise.resolve()
    if (!(await files.exists(cwd))) return this.#fail(cwd)
    this.emit('spawn')

    await Promise.race([
      this.#inputEnded,
      new Promise((resolve) => this.#abort.signal.addEventListener('abort', resolve)),
    ])
    if (this.#abort.signal.aborted) return
    const bash = new Bash({ fs: files, cwd, env: { ...env, PWD: cwd }, defenseInDepth: false, customCommands: [uname] })
    const stdin = this.#input.length > 0 ? latin1(this.#input) : ''
    const result = await bash.exec(line, {
      cwd,
      env: { ...env, PWD: cwd },
      replaceEnv: true,
      rawScript: true,
      stdin,
      stdinKind: 'bytes',
      signal: this.#abort.signal,
    })
    if (this.#abort.signal.aborted) return
    write(this.stdout, out, bytesOf(result), nodeProcess.stdout)
    write(this.stderr, err, Buffer.from(result.stderr), nodeProcess.stderr)
    this.#end(result.exitCode, null)
  }

  #fail(cwd: string): void {
    running--
    const error = Object.assign(new Error('spawn /bin/sh ENOENT'), {
      errno: -2,
      code: 'ENOENT',
      syscall: 'spawn /bin/sh',
      path: '/bin/sh',
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

function stdioOf(stdio: unknown): [Stdio, Stdio, Stdio] {
  const [stdin = 'pipe', out = 'pipe', err = 'pipe'] = (Array.isArray(stdio) ? stdio : [stdio, stdio, stdio]) as Stdio[]
  return [stdin ?? 'pipe', out ?? 'pipe', err ?? 'pipe']
}

function write(
  own: PassThrough | null,
  to: Stdio,
  text: Buffer,
  inherited: { write(text: Uint8Array): unknown },
): void {
  if (text.length === 0) return
  if (own) own.write(text)
  else if (to === 'inherit') inherited.write(text)
  else if (to && typeof to === 'object') to.write(text)
}

/** The shell hands binary output over with one byte a character. */
function bytesOf({ stdout, stdoutKind, stdoutEncoding }: ExecResult): Buffer {
  return Buffer.from(stdout, stdoutKind === 'bytes' || stdoutEncoding === 'binary' ? 'latin1' : 'utf8')
}

function latin1(chunks: readonly Uint8Array[]): string {
  return chunks.map((chunk) => Array.from(chunk, (byte) => String.fromCharCode(byte)).join('')).join('')
}

/** Starts a command in the shell of this worker. */
export function spawn(
  command: string,
  args: readonly string[] | SpawnOptions = [],
  options: SpawnOptions = {},
): ChildProcess {
  const [words, given] = Array.isArray(args) ? [args, options] : [[], args as SpawnOptions]
  const isShell = given.shell !== undefined && given.shell !== false
  return new ChildProcess(isShell ? [command, ...words].join(' ') : lineOf(command, words), given)
}

/** `sh -c 'line'` is the line itself: there is no shell below the one here. */
function lineOf(command: string, args: readonly string[]): string {
  if (/(?:^|\/)(?:ba|da)?sh$/.test(command) && args[0] === '-c' && args.length === 2) return args[1] ?? ''
  return [command, ...args].map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
}

/** Nothing in a browser can wait for another program without letting everything else go on. */
function noWaiting(): never {
  throw new Error('A command cannot be waited for synchronously in a browser')
}

export { ChildProcess, noWaiting as execFileSync, noWaiting as execSync, noWaiting as spawnSync }
export default { spawn, execSync: noWaiting, execFileSync: noWaiting, spawnSync: noWaiting, ChildProcess }
