import { beforeAll, describe, expect, it } from 'vitest'
import { type CollectedPosts, collectPosts, today } from '../../../src/build/content/blog/collect-posts.ts'
import { type LoadedSite, loadSite } from '../../../src/build/site/load-site.ts'

/** Tags that have pages. */
const tags = ['automation', 'command-execution', 'devops', 'javascript', 'shell', 'typescript', 'xec']
const landscape = '/blog/shell-orchestration-landscape-2024'

let site: LoadedSite
let blog: CollectedPosts

beforeAll(async () => {
  site = await loadSite('.')
  blog = await collectPosts('.', site.config, { unpublished: false, today: today() })
})

/** Words of a text without its samples, drawings and addresses. */
function wordsOf(body: string, locale: string): number {
  const prose = body.replace(/^```[\s\S]*?^```/gm, '').replace(/\]\([^)]*\)|<!--.*?-->|\{#[^}]*\}/g, ' ')
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(prose)
  return [...segments].filter(({ isWordLike }) => isWordLike).length
}

describe('the blog of the site', () => {
  it('has the post about shell orchestration in every language', () => {
    expect(blog.problems).toEqual([])
    const posts = blog.posts.filter(({ route }) => route === landscape)
    expect(posts.map(({ locale }) => locale).sort()).toEqual(site.config.locales.map(({ code }) => code).sort())
  })

  it('has the seven tags, each with a post in every language', () => {
    expect(Object.keys(blog.names.tags)).toEqual(tags)
    for (const { code } of site.config.locales) {
      const used = blog.posts.filter(({ locale }) => locale === code).flatMap(({ frontMatter }) => frontMatter.tags)
      expect([...new Set(used)].sort(), code).toEqual(tags)
    }
  })

  it('names the version of the tool nowhere', () => {
    const typed = blog.posts.filter(({ body }) => body.includes(site.config.toolVersion)).map(({ file }) => file)
    expect(typed).toEqual([])
  })

  it('has a post of 1,800 to 2,500 words with one diagram, and links to sources', () => {
    const posts = blog.posts.filter(({ route }) => route === landscape)
    expect(posts).not.toEqual([])
    for (const { body, locale } of posts) {
      const words = wordsOf(body, locale)
      expect(words, locale).toBeGreaterThanOrEqual(1800)
      expect(words, locale).toBeLessThanOrEqual(2500)
      expect(body.match(/^```(?:mermaid|dot)\b/gm), locale).toHaveLength(1)
      expect(body.match(/\]\(https:/g)?.length, locale).toBeGreaterThan(20)
    }
  })
})
