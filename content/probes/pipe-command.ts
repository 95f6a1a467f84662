// What does a command give that is piped into another command, rather than into a string?
import { found, place } from './place.ts'

const $here = place()
const piped = await $here`echo one`.pipe($here`tr a-z A-Z` as never)
const given: Record<string, string> = { 'ONE\n': 'output', 'one\n': 'first', '': 'nothing' }

await found(given[String(piped.stdout)] ?? 'other')
