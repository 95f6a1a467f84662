// How long does `cache()` keep a result where `ttl` is not set, or 0? The clock of this process goes on when told to.
import { $ } from '@xec-sh/core'
import { found } from './place.ts'

let now = Date.now()
Date.now = () => now

async function kept(options?: { ttl: number }): Promise<string> {
  const ask = () => $`echo ${JSON.stringify(options)}`.cache(options)
  const [first, started] = [await ask(), now]
  while ((await ask()) === first) now += 1000
  return `${now - started - 1000} ms`
}

await found({ ttl: await kept(), zero: await kept({ ttl: 0 }) })
