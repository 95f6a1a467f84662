// Does a script stay open after its last command where it does not call `$.dispose()`?
import { found, pause, place } from './place.ts'

const keepsOpen = () =>
  process.getActiveResourcesInfo().filter((name) => /TCPSocket|ProcessWrap|Timeout/.test(name)).length

const before = keepsOpen()
await place()`true`
await pause(100)

await found(keepsOpen() > before ? 'yes' : 'no')
