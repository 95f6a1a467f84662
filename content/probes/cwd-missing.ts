// What happens to a command whose working directory does not exist?
import { errorOf, found, place } from './place.ts'

const $here = place()

const error = await errorOf($here`true`.cwd('/no/such/directory'))
const where =
  error === 'none' ? await $here`test "$PWD" = "$HOME" && echo home`.cwd('/no/such/directory').nothrow() : undefined

await found(where ? where.text().trim() || 'elsewhere' : error)
