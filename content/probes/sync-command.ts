// What does `executeSync()` of the local adapter do with a timeout, and with more output than it keeps?
import { LocalAdapter } from '@xec-sh/core'
import { found } from './place.ts'

const local = new LocalAdapter()
const slow = local.executeSync({ command: 'sleep', args: ['1'], shell: false, timeout: 200 })
const large = local.executeSync({ command: 'head', args: ['-c', '3000000', '/dev/zero'], shell: false })
const missing = local.executeSync({ command: 'no-such-program', shell: false })

await found({
  timeout: slow.signal ? 'yes' : 'no',
  output: `${Math.round(large.stdout.length / 2 ** 20)} MiB`,
  missing: missing.exitCode,
})
