// How often does a command with `cache()` run that is called twice and always fails?
import { errorOf, found, freshFile, place } from './place.ts'

const $here = place()
const file = await freshFile()
const call = () => $here`echo run >> ${file}; exit 1`.cache({ ttl: 60_000 })
const runs = async () => (await $here`wc -l < ${file}; rm ${file}`).text().trim()
await errorOf(call())
await errorOf(call())
const thrown = await runs()
await call().nothrow()
await call().nothrow()

await found({ throws: thrown, nothrow: await runs() })
