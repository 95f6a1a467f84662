// Sixteen commands at once on one host, over one connection: does the server refuse any? OpenSSH allows ten sessions where
// its setting MaxSessions says nothing else.
import { found, place } from './place.ts'

// Node.js warns of too many listeners of the connection; that is not what is asked.
process.removeAllListeners('warning')

const $here = place()
await $here`true`
const results = await Promise.all(Array.from({ length: 16 }, () => $here`sleep 1`.nothrow()))

await found(results.every(({ ok }) => ok) ? 'none' : 'some')
