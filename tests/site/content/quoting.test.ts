import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { labelsIn } from '../../../engine/labels/labels-in.ts'
import { exampleOf } from '../../../features/quoting/examples.ts'
import { quotingStrings } from '../../../features/quoting/strings.ts'

it.each(['en', 'ru'] as const)('every trap of the explorer has a section on its page, in %s', (locale) => {
  const page = readFileSync(`content/${locale}/docs/tools/quoting.md`, 'utf8')
  expect(
    Object.keys(labelsIn(quotingStrings, { code: locale }).trap).filter((name) => !page.includes(`{#${name}}`)),
  ).toEqual([])
})

it('every example that a page names exists', () => {
  const pages = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  const unknown = pages.flatMap((file) => {
    const text = readFileSync(`content/${file}`, 'utf8')
    const named = text.matchAll(/quoting\?quoting=%22(\w+)%22|name=quoting example=(\w+)/g)
    return [...named].flatMap(([, a = '', b = a]) => (exampleOf(b) ? [] : `content/${file}: ${b}`))
  })
  expect(unknown).toEqual([])
})
