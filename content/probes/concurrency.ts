// How many commands run at once in a list of twelve, where nothing is set?
import { $ } from '@xec-sh/core'
import { found } from './place.ts'

async function atOnce(run: (commands: string[]) => PromiseLike<unknown>): Promise<number> {
  let [running, most] = [0, 0]
  const start = () => {
    running++
    most = Math.max(most, running)
  }
  const end = () => running--
  $.on('command:start', start)
  $.on('command:complete', end)
  await run(Array.from({ length: 12 }, () => 'sleep 0.2'))
  $.off('command:start', start)
  $.off('command:complete', end)
  return most
}

const batch = await atOnce((commands) => $.batch(commands))
const all = await atOnce((commands) => $.parallel.all(commands))
const settled = await atOnce((commands) => $.parallel.settled(commands))

await found({ batch, all: all === 12 ? 'none' : all, settled: settled === 12 ? 'none' : settled })
