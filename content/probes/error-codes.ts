// Which codes have the errors of commands that reach nobody, cannot be run, and fail at every attempt?
import { $ } from '@xec-sh/core'
import { codeOf, found } from './place.ts'

const $nobody = $.ssh({ host: '127.0.0.1', port: 1, username: 'deploy', password: 'none' })

await found({
  connection: await codeOf($nobody`true`),
  adapter: await codeOf($`pwd`.cwd('/missing')),
  retry: await codeOf($.retry({ maxRetries: 1, initialDelay: 10 })`exit 3`),
})
