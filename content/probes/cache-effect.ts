// How often does a command with `cache()` run that is called twice?
import { found, freshFile, place } from './place.ts'

const $here = place()
const file = await freshFile()
const call = () => $here`echo run >> ${file}`.cache({ ttl: 60_000 })
await call()
await call()
const runs = await $here`wc -l < ${file}; rm ${file}`

await found(runs.text().trim())
