// What does a command do whose container has a name that Docker does not allow, or that only an image has?
import { $ } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

const invalid = () => $.docker({ container: 'web/1' })
await $.docker({ image: 'alpine' })`true`
const [name] = ['alpine']
const named = () => $.docker({ container: name ?? '' })

await found({
  error: await errorOf(invalid()`true`),
  exitCode: (await invalid()`true`.nothrow()).exitCode,
  imageError: await errorOf(named()`true`),
  imageExitCode: (await named()`true`.nothrow()).exitCode,
})
