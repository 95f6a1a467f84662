import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import type { ParseJob } from '../../../engine/parse/job.ts'
import { parseJobs } from '../../../engine/parse/parse-jobs.ts'
import { features } from '../../../site/features.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** A page whose samples no other page has. */
function job(page: number): ParseJob {
  const line = (sample: number, at: number) =>
    `const value${page}of${sample} = await read('${page}/${at}', { at: ${at} })`
  const samples = Array.from({ length: 10 }, (_, sample) =>
    ['```ts', ...Array.from({ length: 30 }, (_, at) => line(sample, at)), '```'].join('\n'),
  )
  const context = {
    file: `content/en/docs/page-${page}.md`,
    locale: 'en' as const,
    localeCodes: ['en', 'ru'],
    localePath: '/',
    base: '/',
    siteUrl: 'https://tiny.example',
    pageUrl: `https://tiny.example/docs/page-${page}`,
    toolVersion: '0.9.0',
    folders: [{ folder: 'docs', path: '/docs' }],
    tabGroups: {},
    data: {},
    bodyOffset: 5,
  }
  return { body: samples.join('\n\n'), context: context as ParseJob['context'] }
}

/** Megabytes that are held when so many pages more have been parsed, one after the other as a thread parses them. */
async function heldAfter(pages: number, from: number): Promise<number> {
  for (let page = from; page < from + pages; page++) await parseJobs([job(page)], features)
  collectGarbage()
  return process.memoryUsage().heapUsed / 1e6
}

it('a thread holds no more after many pages than after some', async () => {
  const some = await heldAfter(15, 0)
  expect((await heldAfter(30, 15)) - some).toBeLessThan(8)
}, 120_000)
