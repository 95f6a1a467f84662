// With `interactive()`: does what is typed reach the command, and does its output appear in the terminal?
import { spawnSync } from 'node:child_process'
import { environment, found, freshFile, place } from './place.ts'

const [, , , inside, file] = process.argv
const $here = place()

if (inside) {
  const read = $here`read line; echo typed $line | tee ${file}`.timeout(3000)
  await read.interactive().nothrow()
  process.exit(0)
}
const { execPath, execArgv, argv } = process
const path = await freshFile()
const words = [...execArgv, argv[1] ?? '', environment, 'inside', path]
const { stdout } = spawnSync(execPath, words, { encoding: 'utf8', input: 'order\n', timeout: 10_000 })
const typed = await $here`cat ${path}; rm -f ${path}`.nothrow()

await found({
  input: typed.stdout.includes('typed order') ? 'yes' : 'no',
  output: stdout.includes('typed') ? 'yes' : 'no',
})
