import { describe, expect, it } from 'vitest'
import type { ParseJob } from '../../../engine/parse/job.ts'
import { parseAll } from '../../../engine/parse/parse-all.ts'
import { parseJobs } from '../../../engine/parse/parse-jobs.ts'
import { ProblemError } from '../../../engine/problems/problem.ts'
import { program } from '../../../site/program.ts'

/** A page whose parsing throws where there is no `data`: features look into it. */
function job(name: string, data: object | null = {}): ParseJob {
  const context = {
    file: `content/en/docs/${name}.md`,
    locale: 'en',
    localeCodes: ['en', 'ru'],
    localePath: '/',
    base: '/',
    siteUrl: 'https://tiny.example',
    pageUrl: 'https://site.example/docs/page',
    toolVersion: '0.9.0',
    folders: [{ folder: 'docs', path: '/docs' }],
    tabGroups: {},
    data,
    bodyOffset: 5,
  }
  return { body: `## ${name}\n\nText`, context: context as ParseJob['context'] }
}

const many = Array.from({ length: 20 }, (_, index) => job(`page-${index}`))

// Few pages are parsed in this thread, many in several.
describe.each([
  ['few pages', many.slice(0, 3)],
  ['many pages', many],
])('with %s', (_, jobs) => {
  it('articles come back in the order of their pages', async () => {
    const articles = await parseAll(jobs, program)
    expect(articles.map(({ ids }) => ids)).toEqual(jobs.map((_, index) => [`page-${index}`]))
  })

  it('a page on which the pipeline fails is named, with the line', async () => {
    const articles = await parseAll([...jobs.slice(0, -1), job('broken', null)], program)
    const [problem, ...others] = articles.flatMap(({ problems }) => problems)
    expect(others).toEqual([])
    expect(problem).toMatchObject({ file: 'content/en/docs/broken.md', line: 6 })
    expect(problem?.message).toMatch(/^The page could not be parsed: TypeError: .*\n +at /)
    expect(problem?.hint).toBe('This is a fault of the pipeline, not of the page; these lines show how to repeat it.')
  })
})

it('a thread that takes too long is ended, and its page is named', async () => {
  const error = await parseAll(many, program, undefined, 1).catch((thrown: unknown) => thrown)
  if (!(error instanceof ProblemError)) throw new Error(`Not a problem: ${String(error)}`)
  expect(error.problems).toHaveLength(1)
  expect(error.problems[0]).toMatchObject({
    file: expect.stringMatching(/^content\/en\/docs\/page-\d+\.md$/),
    message: 'The page takes longer than 0.001 s to parse.',
    hint: 'Make what stands there smaller, or take it out.',
  })
})

it('a page that took too long is parsed part by part: the line says how far it came', async () => {
  const at = new Int32Array(1)
  const visited: number[] = []
  const watched = new Proxy(at, {
    set(array, index, line: number) {
      visited.push(line)
      return Reflect.set(array, index, line)
    },
  })
  await parseJobs([{ ...job('parts'), body: 'One\n\n```ts\na\n\nb\n```\n\nTwo', at: watched }], [])
  expect(visited).toEqual([1, 3, 9, 0])
})
