// What does a command do whose `user` or `workdir` does not exist in the container or the image?
import { $ } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

const web = { container: 'web' }
const user = () => $.docker({ ...web, user: 'no-such-user' })
const workdir = () => $.docker({ ...web, workdir: '/no/such/directory' })
const imageUser = () => $.docker({ image: 'alpine', user: 'no-such-user' })
const imageWorkdir = () => $.docker({ image: 'alpine', workdir: '/no/such/directory' })
type Make = typeof user
const exitCode = async (make: Make) => (await make()`true`.nothrow()).exitCode
const refused = await user()`true`.nothrow()

await found({
  error: await errorOf(user()`true`),
  exitCode: refused.exitCode,
  message: refused.stderr ? 'stderr' : 'stdout',
  workdirError: await errorOf(workdir()`true`),
  workdirExitCode: await exitCode(workdir),
  imageError: await errorOf(imageUser()`true`),
  imageExitCode: await exitCode(imageUser),
  imageWorkdir: (await imageWorkdir()`pwd`.nothrow()).ok ? 'made' : await errorOf(imageWorkdir()`true`),
})
