// Does `for await` get the first line while the command runs, or when it has ended?
import { found, freshFile, place } from './place.ts'

const $here = place()
const file = await freshFile()
const wait = `i=0; while test ! -e ${file} && test $i -lt 20; do i=$((i+1)); sleep 0.1; done`
const late = `test -e ${file} && echo live || echo late; rm -f ${file}`
const lines: string[] = []
for await (const line of $here.raw`echo one; ${wait}; ${late}`.nothrow()) {
  lines.push(line)
  if (lines.length === 1) await $here`touch ${file}`
}
await $here`rm -f ${file}`

await found(lines.at(-1) === 'live' ? 'live' : lines.at(-1) === 'late' ? 'end' : 'nothing')
