// Is the output complete of a command that prints more than 64 KiB?
import { found, place } from './place.ts'

const { stdout } = await place()`head -c 200000 /dev/zero | tr '\\0' x`.timeout(3000).nothrow()

await found(stdout.length === 200_000 ? 'yes' : 'no')
