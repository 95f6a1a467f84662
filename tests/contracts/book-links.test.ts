import { expect, it } from 'vitest'
import { bookHref } from '../../features/book/links.ts'

const places = {
  base: '/base/',
  url: 'https://site.example',
  chapters: new Map([
    ['/docs/a', 'a'],
    ['/docs/guide/b', 'guide/b'],
  ] as const),
}

it.each([
  ['#install', '#a:install'],
  ['#:~:text=two%20words', '#a:~:text=two%20words'],
  ['#install:~:text=x', '#a:install:~:text=x'],
  ['/base/docs/guide/b', '#guide/b'],
  ['/base/docs/guide/b?tabs=x#y', '#guide/b:y'],
  ['/base/docs/guide/b#:~:text=x', '#guide/b:~:text=x'],
  ['/base/docs/c#y', 'https://site.example/base/docs/c#y'],
  // Escapes of another encoding, or of none.
  ['https://other.example/%E9t%E9', 'https://other.example/%E9t%E9'],
  ['#50%', '#a:50%25'],
])('a link in a book: %s', (href, expected) => {
  expect(bookHref(href, 'a', places)).toBe(expected)
})
