// Where is a password masked that a command prints?
import { found, place } from './place.ts'

const $here = place()
const command = 'echo password=hunter2; echo password=hunter2 >&2; exit 3'
const result = await $here.raw`${command}`.nothrow()
const isMasked = (text: string) => (text.includes('hunter2') ? 'no' : 'yes')
const thrown = await $here.raw`${command}`.then(
  () => '',
  (error: Error) => error.message + JSON.stringify(error),
)

await found({
  stdout: isMasked(result.stdout),
  stderr: isMasked(result.stderr),
  command: isMasked(result.command ?? ''),
  error: isMasked(thrown),
})
