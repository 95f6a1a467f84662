// Does a script stay open after its last command where it does not call `$.dispose()`?
import { found, place } from './place.ts'

const keepsOpen = () =>
  process.getActiveResourcesInfo().filter((name) => /TCPSocket|ProcessWrap|Timeout/.test(name)).length

const before = keepsOpen()
await place()`true`
await new Promise((resolve) => setTimeout(resolve, 100))

await found(keepsOpen() > before ? 'yes' : 'no')
