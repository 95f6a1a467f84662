// Which error does a command throw that ends with an exit code other than 0?
import { errorOf, found, place } from './place.ts'

const $here = place()

await found(await errorOf($here`exit 3`))
