// Which exit code does a command have whose working directory does not exist, with `nothrow()`?
import { found, place } from './place.ts'

const { exitCode } = await place()`true`.cwd('/no/such/directory').nothrow()

await found(exitCode)
