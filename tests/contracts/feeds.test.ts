import { describe, expect, it } from 'vitest'
import { renderAtom } from '../../engine/render/feeds/atom.ts'
import type { Feed } from '../../engine/render/feeds/feed.ts'
import { feedHtml } from '../../engine/render/feeds/feed-html.ts'
import { renderRss } from '../../engine/render/feeds/rss.ts'
import { localeOf } from '../search/read-fixture.ts'
import { parseXml } from '../xml.ts'

/** What XML has a meaning for, and what it cannot hold at all. */
const hostile = ']]> <![CDATA[x]]> <a b="c"> &amp; &#0; --> ?> \' \u00a0 🌊'
const forbidden = '\u0000\u0007\u001b\ufffe\uffff\ud800'

const text = hostile + forbidden
const day = new Date('2026-01-01T00:00:00Z')
const address = 'https://tiny.example/"<&]]>'
const feed: Feed = {
  title: text,
  description: text,
  language: 'en',
  url: address,
  rssUrl: address,
  atomUrl: address,
  updated: day,
  generator: text,
  entries: [
    {
      url: address,
      title: text,
      description: text,
      html: `<p>${text}</p>`,
      published: day,
      updated: day,
      authors: [{ name: text, url: address }],
      tags: [text],
    },
  ],
}

describe.each([
  ['RSS', renderRss],
  ['Atom', renderAtom],
])('%s', (_, render) => {
  it('is well formed whatever stands in its fields, and says what stood there', () => {
    const document = parseXml(render(feed))
    const values = document.find('//text() | //@*').map((node) => node.content)
    expect(values.filter((value) => value === hostile).length).toBeGreaterThan(4)
    expect(values).toContain(`<p>${hostile}</p>`)
    expect(values.filter((value) => value === address).length).toBeGreaterThan(2)
    document.dispose()
  })
})

describe('the HTML of an entry', () => {
  const url = 'https://tiny.example/blog/a'
  const english = localeOf('en')

  it('says which tasks are done, without boxes', () => {
    const item = (box: string, task: string) =>
      `<li class="task-list-item"><input type="checkbox"${box} disabled> ${task}</li>`
    const list = `<ul class="contains-task-list">${item(' checked', 'Done')}${item('', 'To do')}</ul>`
    expect(feedHtml(list, url, english)).toBe('<ul><li>☑ Done</li><li>☐ To do</li></ul>')
  })

  it('has no other control', () => {
    expect(feedHtml('<p>a<input><select><option>b</option></select><textarea>c</textarea></p>', url, english)).toBe(
      '<p>a</p>',
    )
  })

  it('has no link of what is no address', () => {
    expect(feedHtml('<p><a href="http://[">a</a></p>', url, english)).toBe('<p><a>a</a></p>')
  })
})
