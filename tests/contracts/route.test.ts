import { describe, expect, it } from 'vitest'
import { formatDay } from '../../engine/model/locale.ts'
import { canonicalPath, fileStem, hrefOf, localizedPath, pathOf, splitPath } from '../../engine/model/route.ts'

const locales = [
  { code: 'en', path: '/' },
  { code: 'ru', path: '/ru/' },
]

/** Every path of up to four of these parts. */
function manyPaths(): string[] {
  const parts = ['/', 'a', 'index', '.html', 'ru', '1.0', '-']
  let paths = ['/']
  const all = [...paths]
  for (let length = 0; length < 5; length++) {
    paths = paths.flatMap((path) => parts.map((part) => path + part))
    all.push(...paths)
  }
  return all
}

describe('the canonical form of a path', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/index.html', '/'],
    ['/docs/', '/docs'],
    ['/docs.html', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/docs/index.html/', '/docs'],
    ['/docs/index', '/docs'],
    ['/docs/index/', '/docs'],
    ['//docs///a//', '/docs/a'],
    ['/docs/a.html.html', '/docs/a'],
    ['/docs/1.0', '/docs/1.0'],
    ['/docs/reindex', '/docs/reindex'],
    ['/docs/html', '/docs/html'],
    ['/ru/', '/ru'],
    ['/ru/index.html', '/ru'],
  ])('of %j is %j', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it('is its own canonical form, begins with a slash and has no suffix', () => {
    for (const path of manyPaths()) {
      const canonical = canonicalPath(path)
      if (canonicalPath(canonical) !== canonical) expect.fail(`${path} gives ${canonical}, which is not canonical`)
      if (!/^\/(?:$|.*[^/]$)/.test(canonical) || /\.html$|\/index$|\/\//.test(canonical)) {
        expect.fail(`${path} gives ${canonical}`)
      }
    }
  })
})

describe('a path', () => {
  it.each([
    ['/', 'en', '/'],
    ['/docs/a', 'en', '/docs/a'],
    ['/ru', 'ru', '/'],
    ['/ru/', 'ru', '/'],
    ['/ru/index.html', 'ru', '/'],
    ['/ru/docs/a.html', 'ru', '/docs/a'],
    ['/rust', 'en', '/rust'],
    ['/docs/ru/', 'en', '/docs/ru'],
  ])('%j is of locale %s, route %j', (path, code, route) => {
    expect(splitPath(path, locales)).toMatchObject({ locale: { code }, route })
    expect(splitPath(path, locales.toReversed())).toMatchObject({ locale: { code }, route })
  })

  it('comes back together from its locale and its route', () => {
    for (const locale of locales) {
      for (const route of ['/', '/docs', '/docs/a', '/rust']) {
        expect(splitPath(localizedPath(route, locale), locales)).toEqual({ locale, route })
      }
    }
  })

  it('needs a locale', () => {
    expect(() => splitPath('/', [])).toThrow('splitPath needs at least one locale')
  })

  it('comes back from its href below any base', () => {
    for (const base of ['/', '/base/', '/some/base/']) {
      for (const path of ['/', '/ru/', '/docs/a', '/assets/a.js']) {
        expect(hrefOf(path, base)).toBe(base.slice(0, -1) + path)
        expect(pathOf(hrefOf(path, base), base)).toBe(path)
      }
    }
  })

  it.each([
    ['/some/base', '/some/base/', '/'],
    ['/some/basement', '/some/base/', undefined],
    ['/docs', '/some/base/', undefined],
    ['/', '/some/base/', undefined],
    ['https://a.example/', '/', undefined],
    ['', '/', '/'],
  ])('behind the href %j below %j is %j', (href, base, path) => {
    expect(pathOf(href, base)).toBe(path)
  })

  it.each([
    ['/', 'index'],
    ['/ru/', 'ru/index'],
    ['/docs', 'docs'],
    ['/ru/docs/a', 'ru/docs/a'],
  ])('%j is the file %j', (path, stem) => {
    expect(fileStem(path)).toBe(stem)
  })
})

describe('a day', () => {
  it.each([
    ['en', 'gregory', 'November 21, 2026'],
    ['ru', 'gregory', '21 ноября 2026 г.'],
    ['en', 'buddhist', 'November 21, 2569 BE'],
  ])('in %s, calendar %s, is %s', (htmlLang, calendar, text) => {
    expect(formatDay('2026-11-21', { htmlLang, calendar }).replaceAll('\u00A0', ' ')).toBe(text)
  })
})
