// Which error does a command throw in a container that is stopped, and what does the result say with `nothrow()`?
import { $ } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

const $stopped = $.docker({ container: 'stopped-web' })

const error = await errorOf($stopped`true`)
const { exitCode } = await $stopped`true`.nothrow()

await found({ error, exitCode })
