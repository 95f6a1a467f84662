import { readdirSync, readFileSync } from 'node:fs'

/** Command lines of running processes that hold a text. */
export function processesWith(text: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(commandLineOf)
    .filter((line) => line.includes(text))
}

function commandLineOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}
