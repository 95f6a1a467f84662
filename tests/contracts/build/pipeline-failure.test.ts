import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ParseJob } from '../../../src/build/parse/job.ts'
import { Parser } from '../../../src/build/parse/parser.ts'
import { startEarlyThread } from '../../../src/build/parse/thread.ts'
import { ProblemError } from '../../../src/build/problem.ts'

let parser: Parser
afterEach(() => parser.close())

/** A page whose parsing throws where `locale` is none of the site's: the pipeline has no labels for it. */
function job(name: string, locale = 'en'): ParseJob {
  const context = {
    file: `content/en/docs/${name}.md`,
    locale,
    localePath: '/',
    base: '/',
    siteUrl: 'https://tiny.example',
    pageUrl: 'https://site.example/docs/page',
    toolVersion: '0.9.0',
    folders: [{ folder: 'docs', path: '/docs' }],
    tabGroups: {},
    bodyOffset: 5,
  }
  return { body: `## ${name}\n\nText`, context: context as ParseJob['context'] }
}

async function failureOf(jobs: readonly ParseJob[]): Promise<ProblemError> {
  const error = await parser.parse(jobs).catch((thrown: unknown) => thrown)
  if (!(error instanceof ProblemError)) throw new Error(`Not a problem: ${String(error)}`)
  return error
}

const many = Array.from({ length: 20 }, (_, index) => job(`page-${index}`))

// Few pages are parsed in this thread, or in one that was started early; many in several.
describe.each([
  ['few pages', many.slice(0, 3), undefined],
  ['few pages and an early thread', many.slice(0, 3), 'samples' as const],
  ['few pages and a thread that expects kept colours', many.slice(0, 3), 'text' as const],
  ['many pages', many, undefined],
])('with %s', (_, jobs, early) => {
  beforeEach(() => {
    if (early) startEarlyThread(early)
    parser = new Parser()
  })

  it('articles come back in the order of their pages', async () => {
    const articles = await parser.parse(jobs)
    expect(articles.map(({ ids }) => ids)).toEqual(jobs.map((_, index) => [`page-${index}`]))
  })

  it('a page on which the pipeline fails stops the build and is named', async () => {
    const { problems } = await failureOf([...jobs.slice(0, -1), job('broken', 'xx')])
    expect(problems).toHaveLength(1)
    expect(problems[0]?.file).toBe('content/en/docs/broken.md')
    expect(problems[0]?.message).toMatch(/^The page could not be parsed: TypeError: .*\n +at /)
    expect(problems[0]?.hint).toBe('This is a fault of the pipeline, not of the page; the page shows how to repeat it.')
  })
})
