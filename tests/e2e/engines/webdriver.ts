import { setTimeout } from 'node:timers/promises'

/** A session with a driver that speaks WebDriver: https://www.w3.org/TR/webdriver2/ */
export interface Session {
  get<T>(command: string): Promise<T>
  post<T>(command: string, body: object): Promise<T>
  end(): Promise<void>
}

/** Begins a session with the driver at an address. */
export async function startSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const address = `${driver}/session/${sessionId}`
  return {
    get: (command) => ask('GET', `${address}/${command}`),
    post: (command, body) => ask('POST', `${address}/${command}`, body),
    end: () => ask('DELETE', address),
  }
}

/** Waits until a driver answers. */
export async function answers(driver: string): Promise<string> {
  for (;;) {
    const status = await fetch(`${driver}/status`).catch(() => undefined)
    if (status?.ok) return driver
    await setTimeout(20)
  }
}

/** In ms. A driver that hangs would take the test's name with it. */
const longest = 30_000

async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(longest),
  })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
