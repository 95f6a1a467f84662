import { EventEmitter, type Listener } from './events.ts'
import { note } from './record.ts'

/** A program that prints nothing and ends well: what would have been started is noted instead. */
class Ended extends EventEmitter {
  readonly stdin = { write: () => {}, end: () => {} }
  readonly stdout = null
  readonly stderr = null
  kill = () => true

  /** It ends when somebody waits for that, however late. */
  override on(event: string, listener: Listener): this {
    if (event === 'exit') queueMicrotask(() => listener(0, null))
    return super.on(event, listener)
  }
}

/** As `spawn` of Node, but nothing is started. */
export function spawn(program: string, args: readonly string[], options: { readonly shell?: boolean | string } = {}) {
  if (program === '') throw new TypeError("The argument 'file' cannot be empty. Received ''")
  if ([program, ...args].some((text) => text.includes('\0'))) {
    throw new TypeError('A program and its arguments must be strings without null bytes.')
  }
  note({ program, args, shell: options.shell ?? false })
  return new Ended()
}

/** `which kubectl`: its answer is not a path, and the name is used. */
export const execSync = () => ''
export const spawnSync = () => ({ status: 0, stdout: '', stderr: '' })
