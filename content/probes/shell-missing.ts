// Which error does a command throw whose shell does not exist?
import { errorOf, found, place } from './place.ts'

const $here = place()

await found(await errorOf($here`true`.shell('/no/such/shell')))
