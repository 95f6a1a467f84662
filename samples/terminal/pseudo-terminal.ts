import type { ChildProcess } from 'node:child_process'
import { quote } from '../quote.ts'
import type { OwnFile } from '../sandbox/own-file.ts'

/** Size of the terminal. */
export const columns = 80
export const rows = 24

/** Rounds in which a screen must not change before a key is pressed, and before what it shows is taken for the end. */
const restBeforeKey = 4
const restAtEnd = 20

/** The command line in a terminal of its own, by the `script` of util-linux. */
export function inTerminal(line: string): string {
  return `exec script -qfec ${quote(`stty cols ${columns} rows ${rows}; ${line}`)} /dev/null`
}

/** What differs in the environment of a program that draws. */
export function terminalEnv(env: Readonly<Record<string, string>>): Record<string, string> {
  const { NO_COLOR: _, ...rest } = env
  return { ...rest, TERM: 'xterm-256color' }
}

/**
 * Presses keys as the screen comes to rest: to be called at even intervals. Calls back when all are pressed and nothing
 * changes any more: the program waits, and its screen is what there is to see.
 */
export function typist(child: ChildProcess, output: OwnFile, keys: readonly string[], atRest: () => void): () => void {
  let [next, size, rest] = [0, 0, 0]
  return () => {
    const now = output.size
    rest = now === size ? rest + 1 : 0
    size = now
    if (size === 0 || rest < restBeforeKey) return
    const key = keys[next]
    if (key !== undefined) {
      child.stdin?.write(key)
      next += 1
      rest = 0
    } else if (rest >= restAtEnd) atRest()
  }
}
