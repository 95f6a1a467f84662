// Which error does a command throw whose container or pod does not exist, does it end the process although it is caught, and
// what does the result say with `nothrow()`?
import { $ } from '@xec-sh/core'
import { environment, errorOf, found, pause } from './place.ts'

const $missing =
  environment === 'k8s'
    ? $.with({ adapter: 'kubernetes', adapterOptions: { type: 'kubernetes', pod: 'no-such-pod' } })
    : $.docker({ container: 'no-such-container' })

// Where it does, a second promise is rejected, which nobody can catch.
let caught = 'no'
process.on('unhandledRejection', () => {
  caught = 'yes'
})
const error = await errorOf($missing`true`)
await pause(200)
const { exitCode } = await $missing`true`.nothrow()

await found({ error, caught, exitCode })
