// Which error does a command throw whose image cannot be found, and what does the result say with `nothrow()`?
import { $ } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

const inImage = () => $.docker({ image: 'no-such-image.invalid/shop' })

const error = await errorOf(inImage()`true`)
const { exitCode } = await inImage()`true`.nothrow()

await found({ error, exitCode })
