// Which error does a command throw whose engine was disposed of, or one from which the engine was derived?
import { $ } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

const derived = $.cd('/')
await $.dispose()

await found({ own: await errorOf($`true`), derived: await errorOf(derived`true`) })
