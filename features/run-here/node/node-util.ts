import { EventEmitter } from 'events'
import { format, inspect, stripVTControlCharacters } from 'node-inspect-extracted'

type Callback = (error: unknown, value?: unknown) => void

/** A function with a callback, as one with a promise. */
export function promisify(call: (...args: unknown[]) => void): (...args: unknown[]) => Promise<unknown> {
  return (...args) =>
    new Promise((resolve, reject) => {
      const done: Callback = (error, value) => (error ? reject(error) : resolve(value))
      call(...args, done)
    })
}

const { TextDecoder, TextEncoder } = globalThis

export { EventEmitter, format, inspect, stripVTControlCharacters, TextDecoder, TextEncoder }
export default { promisify, format, inspect, stripVTControlCharacters, TextDecoder, TextEncoder }
