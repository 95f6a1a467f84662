import { Readable, Writable } from 'readable-stream'
import { appendFileSync, type Encoding, encodingOf, writeFileSync } from './fs-content.ts'
import { bytesAt } from './fs-entries.ts'

export function createReadStream(path: string | URL, options?: Encoding): Readable {
  const stream = new Readable({
    read() {
      try {
        this.push(bytesAt(path))
        this.push(null)
      } catch (error) {
        this.destroy(error as Error)
      }
    },
  })
  const encoding = encodingOf(options)
  return encoding ? stream.setEncoding(encoding) : stream
}

export function createWriteStream(path: string | URL, options?: Encoding): Writable & { path: string } {
  const appends = typeof options === 'object' && options?.flags?.startsWith('a')
  const stream = new Writable({
    write(chunk: Uint8Array, _, done) {
      appendFileSync(path, chunk)
      done()
    },
  })
  try {
    writeFileSync(path, '', appends ? { flag: 'a' } : undefined)
  } catch (error) {
    queueMicrotask(() => stream.destroy(error as Error))
  }
  return Object.assign(stream, { path: String(path) })
}
