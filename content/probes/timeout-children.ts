// Is a program that the shell started still running after the timeout of the command?
import { found, freshFile, pause, place } from './place.ts'

const $here = place()
const file = await freshFile()

await $here`sleep 6 & echo $! > ${file}; wait`.timeout(1500).nothrow()
await pause(300)
const runs = await $here`kill -0 $(cat ${file})`.nothrow()
await $here`kill $(cat ${file}); rm ${file}`.nothrow()

await found({ runs: runs.ok ? 'yes' : 'no' })
