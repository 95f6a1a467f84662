// What does a value in a template of `$.raw` become?
import { $ } from '@xec-sh/core'
import { found } from './place.ts'

async function written(value: unknown): Promise<string> {
  const { command = '' } = await $.raw`echo ${value} end`.nothrow()
  return command.slice('echo '.length, -' end'.length) || 'nothing'
}

await found({
  string: await written('two words'),
  array: await written(['two words', 'three']),
  object: await written({ port: 80 }),
  result: await written(await $`echo 'two words'`),
  emptyString: await written(''),
})
