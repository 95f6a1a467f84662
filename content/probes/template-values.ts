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

/** What several values become, where it is the same for all of them. */
async function allAlike(values: readonly unknown[]): Promise<string> {
  const lines = await Promise.all(values.map(written))
  return [...new Set(lines)].join(' or ')
}

await found({
  plain: await written('web-1'),
  string: await written('app.log'),
  apostrophe: await written("it's"),
  number: await written(8080),
  boolean: await written(true),
  array: await written(['a', 'b c']),
  emptyString: await written(''),
  undefined: await allAlike([undefined, null]),
  emptyArray: await written([]),
  object: await written({ port: 80 }),
  nested: await written([['one', 'two']]),
  promise: await written(Promise.resolve(' two words ')),
  promiseOfArray: await written(Promise.resolve(['one', 'two'])),
  promiseInArray: await written([Promise.resolve('one')]),
  result: await written(await $`echo ' two words '`),
  command: await written($`echo ' two words '`),
  commandInArray: await written([$`echo one`]),
  date: await written(new Date(0)),
  url: await written(new URL('http://a/')),
  stringObject: await written(Object('a')),
  buffer: await written(Buffer.from('hi')),
  set: await allAlike([new Set([1]), new Map([[1, 2]]), /a/, new Error('a')]),
  function: await written(parseInt),
  symbol: await written(Symbol('x')),
})
