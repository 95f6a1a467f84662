import { limits, type RunMessage } from '../messages.ts'

let written = 0

/** Tells the page; nothing is said after the end. */
export function tell(message: RunMessage): void {
  self.postMessage(message)
}

/** Prints, up to the limit. */
export function print(text: string): void {
  written += text.length
  if (written <= limits.outputCharacters) {
    tell({ type: 'output', text })
    return
  }
  tell({ type: 'stopped', why: 'output' })
  self.close()
  throw new Error('Output limit')
}
