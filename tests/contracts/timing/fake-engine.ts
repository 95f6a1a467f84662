import { type Command, createCallableEngine, ExecutionEngine } from '@xec-sh/core'
import { MockAdapter } from '@xec-sh/core/dist/adapters/mock/index.js'

export interface Noted {
  readonly command: string
  readonly start: number
  readonly end: number
}

/** How a command of `seconds` runs that ends with `exit 1` or not: `3` or `1.5!`. */
const line = /^(\d+(?:\.\d+)?)(!?)$/

/**
 * The published engine, with commands that only take time; `failures` of them fail first. Time has to be that of fake timers.
 */
export function fakeEngine(failures = 0) {
  const notes: Noted[] = []
  let count = 0
  class Timed extends MockAdapter {
    override async execute(command: Command) {
      const [, seconds = 0, fails] = line.exec(command.command ?? '') ?? []
      count++
      const exitCode = fails || count <= failures ? 1 : 0
      const start = Date.now()
      await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000))
      notes.push({ command: command.command ?? '', start, end: Date.now() })
      return this.createResult('', '', exitCode, undefined, command.command ?? '', start, Date.now(), {
        originalCommand: command,
      })
    }
  }
  const engine = new ExecutionEngine()
  engine.registerAdapter('local', new Timed())
  return { $: createCallableEngine(engine), notes }
}
