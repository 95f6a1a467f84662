import { describe, expect, it } from 'vitest'
import type { ParseJob } from '../../../src/build/parse/job.ts'
import { parseAll } from '../../../src/build/parse/parse-all.ts'
import { ProblemError } from '../../../src/build/problem.ts'

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
  const error = await parseAll(jobs).catch((thrown: unknown) => thrown)
  if (!(error instanceof ProblemError)) throw new Error(`Not a problem: ${String(error)}`)
  return error
}

const many = Array.from({ length: 20 }, (_, index) => job(`page-${index}`))

// Few pages are parsed in this thread, many in several.
describe.each([
  ['few pages', many.slice(0, 3)],
  ['many pages', many],
])('with %s', (_, jobs) => {
  it('articles come back in the order of their pages', async () => {
    const articles = await parseAll(jobs)
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
