import { expect, it } from 'vitest'
import { pageOf } from '../../samples/find/pages.ts'
import { checkUnchecked } from '../../samples/unchecked.ts'

function page(body: string) {
  return pageOf({ file: 'content/en/docs/a.md', locale: 'en', body, bodyOffset: 0 })
}

const fine = '```sh\nls\n```\n\n'
const excused = '```sh excuse="needs a printer"\nlp a.txt\n```\n\n'

it('a site without samples is a mistake of the one who called', () => {
  expect(checkUnchecked([page('Text.')])).toMatchObject([{ message: 'There is nothing to check.' }])
  expect(checkUnchecked([page('```text\nplain\n```')])).toHaveLength(1)
})

it('at most three of a hundred samples are excused', () => {
  expect(checkUnchecked([page(fine.repeat(97) + excused.repeat(3))])).toEqual([])
  expect(checkUnchecked([page(fine.repeat(96) + excused.repeat(4))])).toMatchObject([
    { line: 385, message: '4 of 100 samples are excused, 4.0 %; at most 3 % may be.' },
  ])
})
