// Is a program that the shell started still running after `kill()`?
import { found, freshFile, pause, place } from './place.ts'

const $here = place()
const file = await freshFile()

async function outlives(end: (command: ReturnType<typeof $here>) => unknown): Promise<string> {
  await $here`rm -f ${file}`
  const command = $here`sleep 4 & echo $! > ${file}; wait`.nothrow()
  const ended = command.then(() => {})
  while ((await $here`cat ${file}`.nothrow()).text() === '') await pause(50)
  await end(command)
  await pause(300)
  const runs = await $here`kill -0 $(cat ${file})`.nothrow()
  await $here`kill $(cat ${file})`.nothrow()
  await ended
  return runs.ok ? 'yes' : 'no'
}

await found({ kill: await outlives((command) => command.kill()) })
