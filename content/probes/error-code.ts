// Which code has the error of a command that ends with an exit code other than 0?
import { codeOf, found, place } from './place.ts'

const $here = place()

await found(await codeOf($here`exit 3`))
