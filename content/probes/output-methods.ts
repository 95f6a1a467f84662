// What do `text()` and `lines()` take away, and what does `json()` do with an output that is no JSON?
import { errorOf, found, place } from './place.ts'

const $here = place()
const output = $here`printf '  one \\n\\n two\\r\\n'`
const lines = await output.lines()

await found({
  text: (await output.text()) === 'one \n\n two' ? 'trimmed' : 'other',
  lines: lines.includes('') ? 'all' : 'not-empty',
  indent: lines[0] === '  one ' ? 'kept' : 'trimmed',
  carriageReturn: lines.at(-1)?.endsWith('\r') ? 'kept' : 'removed',
  json: await errorOf($here`echo none`.json()),
})
