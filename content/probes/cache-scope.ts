// What has to differ, besides the command line, for a command with `cache()` to run again?
import { $ } from '@xec-sh/core'
import { found, place } from './place.ts'

const $here = place()
const ask = (engine: typeof $here) => engine`echo $STAGE; pwd`.cache({ ttl: 60_000 })
const first = await ask($here)
const isNew = async (engine: typeof $here) => ((await ask(engine)) === first ? 'no' : 'yes')

await found({
  environment: await isNew($.local()),
  directory: await isNew($here.cd('/usr')),
  variables: await isNew($here.env({ STAGE: 'test' })),
  input: await isNew($here.with({ stdin: 'order' })),
})
