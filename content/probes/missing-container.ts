// Which error does a command throw whose container or pod does not exist, and what does the result say with `nothrow()`?
import { $ } from '@xec-sh/core'
import { environment, errorOf, found } from './place.ts'

const $missing =
  environment === 'k8s'
    ? $.with({ adapter: 'kubernetes', adapterOptions: { type: 'kubernetes', pod: 'no-such-pod' } })
    : $.docker({ container: 'no-such-container' })

const error = await errorOf($missing`true`)
const { exitCode } = await $missing`true`.nothrow()

await found({ error, exitCode })
