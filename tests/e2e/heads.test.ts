import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkHeads, commonOf, type Heads, isUnlisted, metas, type Thing, thingsOf } from './checks/heads.ts'
import { describe, expect, it } from './harness/it.ts'
import { siteOf } from './harness/open.ts'
import { builtPages, elements, headingOf } from './parts/built-pages.ts'

const sites: readonly Heads[] = [
  { name: 'versions', title: 'Ferry', address: 'https://ferry-tool.example/' },
  { name: 'base', title: 'Ferry', address: 'https://ferry-tool.example/some/base/' },
  { name: 'plain', title: 'Ferry notes', address: 'https://notes.example/' },
  { name: 'blog', title: 'Ferry', address: 'https://ferry.example/' },
]

describe.each(sites)('what the pages of the site $name say of themselves', checkHeads)

describe('the lists of a blog', () => {
  const address = 'https://ferry.example/'
  const pages = () => builtPages('blog').filter((page) => !isUnlisted(page))

  it('the index describes itself as a blog, on each of its pages', () => {
    const index = pages().filter(({ path }) => /\/blog(?:\/page\/\d+)?$/.test(path))
    expect(index.length).toBe(6)
    for (const page of index) {
      const [image] = metas(page, 'og:image')
      expect(thingsOf(page).Blog, page.path).toMatchObject({ ...commonOf(page), name: headingOf(page), image })
    }
  })

  it('the sitemap has the day of the newest post of each', () => {
    const sitemap = readFileSync(join(siteOf('blog').folder, 'sitemap.xml'), 'utf8')
    const entries = [...sitemap.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)]
    const days = new Map(entries.map(([, loc = '', day]) => [`/${loc.slice(address.length)}`, day]))
    const dayOf = (path: string) => {
      const post = pages().find((page) => page.path === path)
      const { dateModified, datePublished }: Partial<Thing> = (post && thingsOf(post).BlogPosting) ?? {}
      return String(dateModified ?? datePublished)
    }
    const lists = pages().filter(({ path }) => /\/blog(?:$|\/(?:page|archive|authors))/.test(path))
    expect(lists.length).toBeGreaterThan(8)
    for (const page of lists) {
      const main = elements(page.tree, 'main')[0] ?? page.tree
      const posts = elements(main, 'a').map(({ properties }) => String(properties.href))
      const shown = posts.map(dayOf).filter((day) => day !== 'undefined')
      const newest = shown.sort().at(-1)
      if (newest !== undefined) expect(days.get(page.path), page.path).toBe(newest)
      expect(days.get(page.path), page.path).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })
})

describe('in a browser', () => {
  it.for([
    ['versions', '/docs/guide'],
    ['plain', '/ru/docs/notes'],
  ] as const)(
    'the policy lets the data stand, and the icons, manifest and social images are found: %s',
    async ([name, path], { open }) => {
      const { page } = await open(name, path)
      const data = await page.evaluate(() =>
        JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null'),
      )
      expect(data['@context']).toBe('https://schema.org')
      const size = await page.evaluate(async () => {
        const { pathname } = new URL(document.querySelector<HTMLMetaElement>('[property="og:image"]')?.content ?? '')
        const image = new Image()
        image.src = pathname
        await image.decode()
        return [image.naturalWidth, image.naturalHeight]
      })
      expect(size).toEqual([1200, 630])
      const links = page.locator('[rel~=icon], [rel=apple-touch-icon], [rel=manifest]')
      const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
      const answers = await Promise.all(hrefs.map((href) => fetch(href)))
      const files = answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`)
      expect(files).toEqual([
        '200 image/x-icon',
        '200 image/svg+xml; charset=utf-8',
        '200 image/png',
        '200 application/manifest+json; charset=utf-8',
      ])
    },
  )
})
