import type { ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import type { CDPSession } from 'playwright-core'

/** Sends a command of the DevTools protocol; rejects with what the browser says against it. */
export type Send = CDPSession['send']

interface Answer {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

type Settle = (answer: Answer) => void

/**
 * The DevTools protocol over the pipe of `--remote-debugging-pipe`: JSON between NUL bytes, commands on the browser's file
 * descriptor 3, answers on 4 (https://chromedevtools.github.io/devtools-protocol/).
 */
export class DevtoolsPipe {
  readonly #out: Writable
  readonly #waiting = new Map<number, Settle>()
  #rest = ''
  #last = 0

  constructor({ stdio }: ChildProcess) {
    this.#out = stdio[3] as Writable
    const answers = stdio[4] as Readable
    answers.setEncoding('utf8').on('data', (text: string) => this.#read(text))
  }

  /** Commands to the browser itself, or to the page that a session is for. */
  session(sessionId?: string): Send {
    const send = (method: string, params?: object) =>
      new Promise<unknown>((resolve, reject) => {
        const id = ++this.#last
        this.#waiting.set(id, ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
        )
        this.#out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      })
    return send as Send
  }

  #read(text: string): void {
    const messages = (this.#rest + text).split('\0')
    this.#rest = messages.pop() ?? ''
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer
      if (answer.id === undefined) continue
      this.#waiting.get(answer.id)?.(answer)
      this.#waiting.delete(answer.id)
    }
  }
}
