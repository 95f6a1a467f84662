import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writePlainPages } from '../../bench/felt/plain-pages.ts'

const folder = await mkdtemp(join(tmpdir(), 'plain-pages-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it('the plain file of a page has its text and links, and nothing to fetch', async () => {
  const html =
    '<h1 class="title" id="a">Title</h1><button>Copy</button><svg><path d=""></path></svg>' +
    '<div class="code"><pre tabindex="0"><code><span class="k">const</span> a = 1</code></pre></div>' +
    '<p>See <a class="link" href="/docs/other">another</a>.</p><img src="/x.png" alt=""><script src="/x.js"></script>'
  const around = `<main><nav>Docs</nav><article class="article">${html}</article><p>Edit</p></main>`
  const page = { build: 'b', styles: [], html: around, page: { title: 'Title' } }
  await mkdir(join(folder, 'site/docs'), { recursive: true })
  await writeFile(join(folder, 'site/docs/page.json'), JSON.stringify(page))
  await writeFile(join(folder, 'site/shell.json'), '{}')
  await writePlainPages(join(folder, 'site'), join(folder, 'plain'))
  const written = await readFile(join(folder, 'plain/docs/page.html'), 'utf8')
  expect(written).toContain(
    '<h1>Title</h1><pre><code>const a = 1</code></pre><p>See <a href="/docs/other">another</a>.</p>',
  )
  expect(written).not.toMatch(/Docs|Edit/)
  expect(written).not.toMatch(/src=|<link|<script|<svg|<button|@font-face|class=/)
})
