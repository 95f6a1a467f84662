// Does a variable of `env()` reach the command?
import { found, place } from './place.ts'

const $here = place()
const stage = await $here`echo "$STAGE"`.env({ STAGE: 'test' })

await found(stage.text() === 'test' ? 'yes' : 'no')
