import { once } from 'node:events'
import { WebSocket } from 'ws'

interface Answer {
  readonly id?: number
  readonly type: string
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

/** A connection that speaks WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export interface BidiConnection {
  send<T = unknown>(method: string, params: object): Promise<T>
  close(): void
}

/** Connects to an engine that listens at the address. */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url, { maxPayload: 0 })
  await once(socket, 'open')
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let last = 0
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer
    const waiter = waiting.get(answer.id ?? -1)
    if (!waiter) return
    waiting.delete(answer.id ?? -1)
    if (answer.type === 'success') waiter.resolve(answer.result)
    else waiter.reject(new Error(`${answer.error}: ${answer.message}`))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The engine has ended.'))
    waiting.clear()
  })
  return {
    send<T>(method: string, params: object) {
      const id = ++last
      return new Promise<T>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}
