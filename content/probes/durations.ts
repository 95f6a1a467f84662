// Which strings are durations?
import { parseDuration } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

const texts = {
  short: '5s',
  spaced: '5 sec',
  spelled: '2 minutes',
  capitals: '1DAY',
  fraction: '1.5h',
  bare: '90',
  empty: '',
  negative: '-5s',
  sum: '1h30m',
  unknown: '2hrs',
}

async function read(text: string): Promise<string> {
  const error = await errorOf((async () => parseDuration(text as '5s'))())
  return error === 'none' ? `${parseDuration(text as '5s')} ms` : error
}
const values = Object.entries(texts).map(async ([name, text]) => [name, await read(text)] as const)

await found(Object.fromEntries(await Promise.all(values)))
