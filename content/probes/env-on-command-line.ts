// Can other users read a variable of `env()` in a list of processes: on this machine, or where the command runs?
import { execFileSync } from 'node:child_process'
import { found, pause, place } from './place.ts'

const $here = place()
await $here`true`
const value = `secret-${process.pid}`

const running = $here`sleep 2; tr '\\0' ' ' < /proc/$$/cmdline`.env({ STAGE: value })
const ended = running.then(({ stdout }) => stdout)
const children = () => execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
let [isHere, isOver] = [false, false]
ended.finally(() => (isOver = true))
while (!isHere && !isOver) {
  isHere = children().includes(value)
  await pause(50)
}

await found(isHere ? 'here' : (await ended).includes(value) ? 'there' : 'no')
