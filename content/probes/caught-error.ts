// Does an error end the process although it was caught? That is so where a second promise is rejected, and nobody can catch
// that one. `place.ts` lets the process go on.
import { found, pause, place } from './place.ts'

const $here = place()

async function endsProcess(command: PromiseLike<unknown>): Promise<string> {
  let rejected = 'no'
  const note = () => {
    rejected = 'yes'
  }
  process.on('unhandledRejection', note)
  try {
    await command
  } catch {}
  await pause(200)
  process.off('unhandledRejection', note)
  return rejected
}

await found({
  'exit-code': await endsProcess($here`exit 3`),
  'missing-program': await endsProcess($here`no-such-program`),
  timeout: await endsProcess($here`exec sleep 2`.timeout(200)),
  'timeout-nothrow': await endsProcess($here`exec sleep 2`.timeout(200).nothrow()),
  execute: await endsProcess($here.execute({ command: 'exec sleep 2', timeout: 200 })),
})
