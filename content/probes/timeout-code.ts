// Which code has the error of a command that takes longer than its timeout?
import { codeOf, found, place } from './place.ts'

const $here = place()

await found(await codeOf($here`sleep 2`.timeout(200)))
