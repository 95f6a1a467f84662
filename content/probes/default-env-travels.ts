// Does a variable of `defaultEnv`, a setting of the engine, reach the command?
import { configure } from '@xec-sh/core'
import { found, place } from './place.ts'

configure({ defaultEnv: { STAGE: 'test' } })
const stage = await place()`echo "$STAGE"`

await found(stage.text() === 'test' ? 'yes' : 'no')
