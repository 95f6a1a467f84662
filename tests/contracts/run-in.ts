import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Command {
  readonly child: ChildProcess
  /** Exit code, once the command has ended and all it said has arrived. */
  readonly end: Promise<number | null>
  output(): string
  /** Resolves with the group of the pattern as soon as the command has said it; rejects if it ends before. */
  says(pattern: RegExp): Promise<string>
}

/** Starts a program of Node in a folder. */
export function runIn(folder: string, script: string, env: Record<string, string> = {}, ...words: string[]): Command {
  const child = spawn(process.execPath, [script, ...words], { cwd: folder, env: { ...process.env, ...env } })
  let text = ''
  const said = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      for (const look of said) look()
    })
  }
  const end = once(child, 'close').then(([code]) => code as number | null)
  const says = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(text)
        if (match?.[1]) resolve(match[1])
      }
      said.add(look)
      look()
      void end.then(() => reject(new Error(`It ended without saying ${pattern}:\n${text}`)))
    })
  return { child, end, output: () => text, says }
}
