import type { ChildProcess } from 'node:child_process'
import { infoFile } from './sample-sandbox.ts'

/** A command line that runs: in a process group of its own, and in the sandbox in a namespace of processes. */
export class RunningLine {
  readonly #child: ChildProcess
  /** The first process in the sandbox. It leads the group of the command line; bubblewrap outside is none of it. */
  #first: number | undefined

  constructor(child: ChildProcess) {
    this.#child = child
    let said = ''
    child.stdio[infoFile]?.on('data', (data: Buffer) => {
      said += data
      this.#first = Number(/"child-pid": (\d+)\D/.exec(said)?.[1]) || undefined
    })
  }

  /** The process that all others come from. */
  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** Ends all of it: with the first process in the sandbox, the kernel ends the others before that one is gone. */
  end(): void {
    if (this.#first && this.#isRunning) send(this.#first, 'SIGKILL')
    else this.endGroup()
  }

  /** Ends what is in the group of the process that was started, even where that has ended. */
  endGroup(): void {
    if (this.pid > 0) send(-this.pid, 'SIGKILL')
  }

  /** As Ctrl+C does. */
  interrupt(): void {
    if (this.#isRunning) send(-(this.#first ?? this.pid), 'SIGINT')
  }

  /** Waits for the end. */
  ended(): Promise<[number | null, string | null]> {
    return new Promise((resolve, reject) => {
      this.#child.on('error', reject)
      this.#child.on('exit', (code, signal) => resolve([code, signal]))
    })
  }

  get #isRunning(): boolean {
    return this.pid > 0 && this.#child.exitCode === null && this.#child.signalCode === null
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Nobody is left.
  }
}
