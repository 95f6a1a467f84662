import { request } from 'node:http'
import type { Readable } from 'node:stream'

/** What a daemon answers to. */
export interface DaemonApi {
  readonly socket: string
}

/**
 * Sends one request to a daemon.
 * @param body what is sent: a value as JSON, or a stream such as that of a tar archive.
 * @throws with the daemon's own message, when it refuses.
 */
export function ask<T>({ socket }: DaemonApi, method: string, path: string, body?: object | Readable): Promise<T> {
  return new Promise((resolve, reject) => {
    const isStream = body !== undefined && 'pipe' in body
    const headers = body ? { 'Content-Type': isStream ? 'application/x-tar' : 'application/json' } : {}
    const sent = request({ socketPath: socket, method, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if ((answer.statusCode ?? 500) < 400) resolve(read<T>(text))
        else reject(new Error(`${method} ${path}: ${text.trim() || answer.statusCode}`))
      })
    })
    sent.on('error', reject)
    if (isStream) body.pipe(sent)
    else sent.end(body && JSON.stringify(body))
  })
}

/** Answers are JSON, nothing, or (for what takes long) a JSON a line. */
function read<T>(text: string): T {
  try {
    return JSON.parse(text) as T
  } catch {
    return text as T
  }
}
