// What does the result of a command say that was running when its engine was disposed of?
import { found, freshFile, pause, place } from './place.ts'

const $here = place()
const file = await freshFile()
const running = $here`echo started > ${file}; sleep 2; echo done`.nothrow()
const finished = running.then((result) => result)
while ((await $here`cat ${file}`.nothrow()).text() !== 'started') await pause(50)
await $here.dispose()
const { ok, signal, stdout } = await finished

await found({ ok, signal: signal ?? 'none', complete: stdout === 'done\n' ? 'yes' : 'no' })
