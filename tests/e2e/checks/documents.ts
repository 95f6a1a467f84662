import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { some } from '../../depth.ts'
import type { SiteName } from '../harness/sites.ts'
import { type BuiltPage, builtPages, elements, headingOf, textsOf } from '../parts/built-pages.ts'

export interface Documents {
  readonly name: SiteName
  readonly title: string
  readonly delimiter: string
  /** Public address of the site, the base included. */
  readonly address: string
}

/** Pages that search engines have no use for. */
const isUnlisted = ({ path }: BuiltPage) => /\/(404|search)$/.test(path)
const isDoc = ({ path }: BuiltPage) => /^(?:\/ru)?\/docs\//.test(path)
const englishPath = (path: string) => (path === '/ru/' ? '/' : path.replace(/^\/ru\//, '/'))
const russianPath = (path: string) => `/ru${path}`

/** Links of the head, as `rel hreflang href`. Those with a type lead to files. */
function headLinks({ tree }: BuiltPage): string[] {
  return elements(tree, 'link')
    .filter(({ properties }) => /canonical|alternate/.test(String(properties.rel)) && !properties.type)
    .map(({ properties: { rel, hrefLang, href } }) => [rel, hrefLang, href].flat().filter(Boolean).join(' '))
}

/** The longest text of an article that stands there once; the sidebar and others have the title as well. */
function distinctText(article: Element, title: string): string {
  const texts = textsOf(article)
    .map((text) => text.trim())
    .filter((text) => !title.includes(text))
  const longestFirst = texts.toSorted((a, b) => b.length - a.length)
  return longestFirst.find((text) => texts.filter((other) => other.includes(text)).length === 1) ?? ''
}

/** What holds for every document that the build has written; of a large site some stand for the rest. */
export function checkDocuments({ name, title, delimiter, address }: Documents): void {
  const each = (check: (page: BuiltPage) => void) => () => {
    const pages = some(builtPages(name), 60)
    expect(pages.length).toBeGreaterThan(5)
    for (const page of pages) check(page)
  }

  it(
    'has the title of its page and of the site',
    each((page) => {
      const texts = elements(page.tree, 'title').map((element) => textsOf(element).join(''))
      expect(texts, page.path).toHaveLength(1)
      const own = page.path === '/' || page.path === '/ru/' ? undefined : headingOf(page)
      if (own !== undefined) expect(texts[0]).toBe(`${own} ${delimiter} ${title}`)
      else expect(texts[0] === title || texts[0]?.endsWith(` ${delimiter} ${title}`), page.path).toBe(true)
    }),
  )

  it(
    'names its language and direction',
    each(({ path, tree }) => {
      const { lang, dir } = elements(tree, 'html')[0]?.properties ?? {}
      expect([lang, dir], path).toEqual([path.startsWith('/ru/') ? 'ru' : 'en', 'ltr'])
    }),
  )

  it(
    'names its canonical address and that of each language that it has',
    each((page) => {
      if (isUnlisted(page)) return expect(headLinks(page)).toEqual([])
      const at = (path: string) => address + path.slice(1)
      const english = englishPath(page.path)
      const languages = [
        ['en', english],
        ['ru', russianPath(english)],
      ].filter(([, path]) => builtPages(name).some((other) => other.path === path))
      expect(headLinks(page), page.path).toEqual([
        `canonical ${at(page.path)}`,
        ...languages.map(([code, path = '']) => `alternate ${code} ${at(path)}`),
        `alternate x-default ${at(languages[0]?.[1] ?? '')}`,
      ])
    }),
  )

  it(
    'carries the text of its article once, and not for scripts',
    each((page) => {
      if (!isDoc(page)) return
      const [article, ...others] = elements(page.tree, 'article')
      expect(others, page.path).toHaveLength(0)
      const text = article ? distinctText(article, headingOf(page)) : ''
      // A page of a few words may have none that only it has.
      if (text.length <= 20) return
      expect(
        textsOf(page.tree).filter((one) => one.includes(text)),
        page.path,
      ).toHaveLength(1)
      const scripts = elements(page.tree, 'script').map((script) => textsOf(script).join(''))
      expect(scripts.join().includes(text), page.path).toBe(false)
    }),
  )

  it(
    'has no inline handler and no style attribute',
    each(({ path, tree }) => {
      visit(tree, 'element', ({ tagName, properties }) => {
        const names = Object.keys(properties).filter((key) => key === 'style' || /^on[A-Z]/.test(key))
        expect(names, `${path}: ${tagName}`).toEqual([])
      })
    }),
  )

  it(
    'has one main, one h1, and ids that stand there once',
    each(({ path, tree }) => {
      expect([elements(tree, 'main').length, elements(tree, 'h1').length], path).toEqual([1, 1])
      const ids: unknown[] = []
      visit(tree, 'element', ({ properties: { id } }) => {
        if (id !== undefined) ids.push(id)
      })
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([])
    }),
  )
}
