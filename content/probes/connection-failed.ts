// Which error does a command throw when nothing listens on the host, and what does the result say with `nothrow()`?
import { $ } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

const $nobody = $.ssh({ host: '127.0.0.1', port: 1, username: 'deploy', password: 'none' })

const error = await errorOf($nobody`true`)
const { exitCode } = await $nobody`true`.nothrow()

await found({ error, exitCode })
