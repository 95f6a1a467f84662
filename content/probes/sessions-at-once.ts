// How many commands run at once over one connection before the server refuses one? OpenSSH allows ten sessions where its
// setting MaxSessions says nothing else.
import { createCallableEngine, ExecutionEngine } from '@xec-sh/core'
import { found, host } from './place.ts'

// Node.js warns of too many listeners of the connection; that is not what is asked.
process.removeAllListeners('warning')

/** Whether all commands of a fresh connection succeed, at once or the second time: the session before may still be ending. */
async function holds(count: number): Promise<boolean> {
  return (await succeed(count)) || (await succeed(count))
}

async function succeed(count: number): Promise<boolean> {
  const engine = createCallableEngine(new ExecutionEngine())
  const $here = engine.ssh(host())
  await $here`true`
  const results = await Promise.all(Array.from({ length: count }, () => $here`sleep 1`.nothrow()))
  await engine.dispose()
  return results.every(({ ok }) => ok)
}

const limit = 32
if (await holds(limit)) {
  console.log(`${host().host} accepts ${limit} commands at once: MaxSessions says something else, or it is no OpenSSH`)
  process.exit(77)
}
let [most, refused] = [0, limit]
while (refused - most > 1) {
  const count = Math.floor((most + refused) / 2)
  if (await holds(count)) most = count
  else refused = count
}

await found(most)
