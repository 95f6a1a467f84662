// Which error does a command throw whose program does not exist?
import { errorOf, found, place } from './place.ts'

const $here = place()

await found(await errorOf($here`no-such-program`))
