import { limits, type RunMessage } from '../messages.ts'
import { withPlaces } from './places.ts'

let written = 0

// Samples have neither (globals.ts): what the page hears is what this file says.
const post = self.postMessage.bind(self)
const close = self.close.bind(self)

/** Tells the page; nothing is said after the end. */
export function tell(message: RunMessage): void {
  post(message)
}

/** Says the last thing of a run, and ends it. */
export function tellEnd(message: RunMessage): void {
  post(message)
  close()
}

/** Prints, up to the limit. */
export function print(raw: string): void {
  const text = withPlaces(raw)
  written += text.length
  if (written <= limits.outputCharacters) {
    tell({ type: 'output', text })
    return
  }
  tellEnd({ type: 'stopped', why: 'output' })
  throw new Error('Output limit')
}
