// What does a value in a template become?
import { $ } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

/** What stands in the command line in its place, or the class of the error. */
async function written(value: unknown): Promise<string> {
  let line = ''
  const error = await errorOf(
    $`echo ${value} end`.then(({ command = '' }) => {
      line = command
    }),
  )
  return error === 'none' ? line.slice('echo '.length, -' end'.length) || 'nothing' : error
}

await found({
  emptyString: await written(''),
  undefined: await written(undefined),
  emptyArray: await written([]),
  object: await written({ port: 80 }),
  nested: await written([['one', 'two']]),
  promise: await written(Promise.resolve(' two words ')),
  promiseOfArray: await written(Promise.resolve(['one', 'two'])),
  promiseInArray: await written([Promise.resolve('one')]),
  command: await written($`echo ' two words '`),
  commandInArray: await written([$`echo one`]),
})
