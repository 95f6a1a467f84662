import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exportsOf, membersOf } from '../../../features/api-reference/api.ts'

describe.each(['en', 'ru'])('the API pages in %s', (locale) => {
  const read = (name: string) =>
    readFileSync(new URL(`../../../content/${locale}/docs/${name}.md`, import.meta.url), 'utf8')
  const overview = read('api/index')

  /** Text of the page that a link of the overview leads to. */
  const textBehind = (url: string) => {
    const route = url.replace(/#.*$/, '')
    return route === '' || route === '/docs/api' ? overview : read(route.replace('/docs/', ''))
  }

  it.each(exportsOf('core'))('%s stands on the overview and where it links to', (name) => {
    const links = [...overview.matchAll(/\[(`[^\]]*`)\]\(([^)]*)\)/g)]
    const link = links.find(([, label = '']) => label.includes(`\`${name}\``))
    expect(link?.[2], 'link in a table').toBeDefined()
    const described = textBehind(link?.[2] ?? '').replaceAll(link?.[0] ?? '', '')
    const word = name.replace('$', '\\$')
    const isDescribed = new RegExp(`(?:\`|of=".*)(?:\\$\\.)?${word}(?![\\w$])`).test(described)
    expect(isDescribed, 'described').toBe(true)
  })

  it.each([
    ['CallableExecutionEngine', 'api/execution-engine', '$'],
    ['ExecutionEngine', 'api/execution-engine', '$'],
    ['ProcessPromise', 'api/process-promise', 'ProcessPromise'],
  ])('every member of %s stands on %s', (type, page, prefix) => {
    const text = read(page)
    const isThere = (name: string) =>
      [`${prefix}.${name}`, `${prefix}${name}`, name].some((one) =>
        ['`', '('].some((end) => text.includes(`\`${one}${end}`)),
      )
    expect([...membersOf(type).keys()].filter((name) => !isThere(name))).toEqual([])
  })
})
