// Does `shell('/bin/bash')` choose the shell that reads the command?
import { found, place } from './place.ts'

const $here = place().shell('/bin/bash')
const shell = await $here`echo "$0"`.nothrow()

// A container may have no Bash: then the command fails because the setting has an effect.
await found(shell.text() === '/bin/bash' || !shell.ok ? 'yes' : 'no')
