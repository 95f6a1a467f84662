import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageData } from '../../src/model/page.ts'

/**
 * Writes the peer beside a page: the same article as plain HTML, the same stylesheet and fonts, no script and no shell.
 * Returns its path.
 */
export async function writePlainPage(dir: string, page: string): Promise<string> {
  const document = await readFile(join(dir, `${page}.html`), 'utf8')
  const { html, meta } = JSON.parse(await readFile(join(dir, `${page}.json`), 'utf8')) as PageData
  const links = document.match(/<link rel="(?:preload|stylesheet)"[^>]*>/g) ?? []
  // The front page's article is an element of its own making.
  const article = meta.kind === 'home' ? html : `<article class="article">${html}</article>`
  const lines = [
    '<!doctype html>',
    `<html lang="${meta.locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${meta.route}</title>`,
    ...links,
    '</head>',
    `<body><main>${article}</main></body>`,
    '</html>',
  ]
  const path = `${page}-plain`
  await writeFile(join(dir, `${path}.html`), lines.join('\n'))
  return path
}
