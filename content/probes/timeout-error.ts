// Which error does a command throw that takes longer than its timeout?
import { errorOf, found, place } from './place.ts'

const $here = place()

await found(await errorOf($here`sleep 2`.timeout(200)))
