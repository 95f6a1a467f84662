import { describe, expect, it } from 'vitest'
import { limitProblems } from '../../engine/markdown/limits/limits.ts'
import type { FileContext } from '../../engine/markdown/report.ts'
import { knownInputs, largestInputs } from '../../fuzz/markdown/known.ts'
import { inputOf } from '../../fuzz/markdown/markdown.ts'
import { tryPage } from '../../fuzz/markdown/try-page.ts'
import { everything } from '../depth.ts'

describe('the pipeline takes', () => {
  it.each(Object.entries(knownInputs))('%s', async (_, text) => {
    expect((await tryPage(text)).fault).toBeUndefined()
  })

  it.each(Object.entries(largestInputs))('%s, as large as a page may be', async (_, text) => {
    expect(limitProblems(text, { file: '', bodyOffset: 0 } as FileContext)).toEqual([])
    expect((await tryPage(text)).fault).toBeUndefined()
  })

  const pages = everything ? 300 : 100

  it(`${pages} pages that nobody has written`, async () => {
    const faults: string[] = []
    for (let number = 0; number < pages; number++) {
      const { fault } = await tryPage(inputOf('test', number))
      if (fault) faults.push(`test:${number}  ${fault}`)
    }
    expect(faults).toEqual([])
  }, 120_000)

  it('the same pages from the same seed', () => {
    expect(inputOf('a', 1)).toBe(inputOf('a', 1))
    expect(inputOf('a', 1)).not.toBe(inputOf('a', 2))
  })
})
