// Is the standard input of a command with `interactive()` the terminal? The program `script` makes a terminal for it.
import { spawnSync } from 'node:child_process'
import { environment, found, freshFile, place } from './place.ts'

const [, , , inside, file] = process.argv

if (inside) {
  const $here = place()
  if (!process.stdin.isTTY) throw new Error('There is no terminal.')
  await $here`{ test -t 0 && echo yes || echo no; } > ${file}`.interactive().nothrow()
  console.log((await $here`cat ${file}; rm ${file}`).text())
  process.exit(0)
}
const { execPath, execArgv, argv } = process
const words = [execPath, ...execArgv, argv[1], environment, 'inside', await freshFile()]
const line = words.map((word) => `'${word}'`).join(' ')
const { stdout } = spawnSync('script', ['-qec', line, '/dev/null'], { encoding: 'utf8', input: '' })

await found(/^(?:yes|no)\b/m.exec(stdout)?.[0] ?? stdout)
