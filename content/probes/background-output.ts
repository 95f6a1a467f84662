// Is the output of a background process in the result that it writes after the shell has ended?
import { found, place } from './place.ts'

const result = await place()`echo started; (sleep 0.5; echo migrated) &`.nothrow()

await found(result.stdout.includes('migrated') ? 'yes' : 'no')
