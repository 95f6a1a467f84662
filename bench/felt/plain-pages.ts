import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ElementContent, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import type { PageData } from '../../engine/model/page.ts'

/** What text needs; of everything else the words alone stay. */
const kept = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd pre code em strong a table thead tbody tr th td blockquote'.split(' '),
)
const dropped = new Set(['svg', 'button', 'script', 'style', 'template', 'input', 'select'])
const style = 'body{max-width:45rem;margin:auto;padding:1rem;font:1rem/1.6 sans-serif}pre{overflow:auto}'

/** Writes each article of a built site as one file of plain HTML, at the same path in a folder of its own. */
export async function writePlainPages(dir: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.json'))
  for (const name of names) {
    const data = JSON.parse(await readFile(join(dir, name), 'utf8')) as Partial<PageData>
    if (!data.html || !data.page) continue
    const file = join(folder, name.replace(/json$/, 'html'))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, documentOf(data as PageData, name.startsWith('ru/') ? 'ru' : 'en'))
  }
}

function documentOf({ html, page }: PageData, lang: string): string {
  const [, text = html] = /<article[^>]*>(.*)<\/article>/s.exec(html) ?? []
  const article = toHtml(plain(fromHtml(text, { fragment: true }).children))
  return [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${page.title}</title>`,
    `<style>${style}</style>`,
    article,
    '</html>',
  ].join('\n')
}

function plain(nodes: readonly (RootContent | ElementContent)[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node]
    if (node.type !== 'element' || dropped.has(node.tagName)) return []
    const children = plain(node.children)
    if (!kept.has(node.tagName)) return children
    const { href } = node.properties
    return [{ ...node, properties: href ? { href } : {}, children }]
  })
}
