// What happens to a script whose command fails, where nobody catches the error?
import { spawnSync } from 'node:child_process'
import { found } from './place.ts'

const script = "import { $ } from '@xec-sh/core'; await $`exit 3`"
const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
  encoding: 'utf8',
})

await found({ status: String(status), printed: stdout + stderr === '' ? 'no' : 'yes' })
