// Which lines does `for await` get of an output with an empty line and a last line without its end?
import { found, place } from './place.ts'

const lines: string[] = []
for await (const line of place()`printf '%s\\n\\n  %s\\n%s' one two three`) lines.push(line)

await found({
  emptyLine: lines.includes('') ? 'yes' : 'no',
  indent: lines.includes('  two') ? 'yes' : 'no',
  lastLine: lines.at(-1) === 'three' ? 'yes' : 'no',
})
