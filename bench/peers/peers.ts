import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { slowDown, withBrowser, withPage } from '../browser/browser.ts'
import { type Figure, measured } from '../figure.ts'
import { prepareSite } from '../prepared-site.ts'
import { say } from '../say.ts'
import { searchCorpus } from '../search/search-corpus.ts'
import { type FolderServer, serveFolder } from '../serve-folder.ts'
import { lunrPage, writeLunr } from './lunr-index.ts'
import { pagefindPage, writePagefind } from './pagefind-index.ts'
import { peersDir, peersSite, peersSource } from './places.ts'

const runs = 9
/** What `bench -- search` asks on the phone, and what readers of an API type: a symbol, a typing error, another layout. */
const first = 'timeout of the registry'
const typed = ['$.ssh', 'runCommand', 'certif', 'contaner', 'ыыр']

declare global {
  interface Window {
    readonly ready?: boolean
    readonly find: (query: string) => Promise<string[]>
  }
}

/** What a first search costs with other engines, on pages of the same size, without any interface around them. */
export async function measurePeers(): Promise<Figure[]> {
  await install()
  await prepareSite()
  say('Peers: writing their indexes')
  await rm(peersSite, { recursive: true, force: true })
  await mkdir(peersSite, { recursive: true })
  await writePagefind(peersSite)
  await writeLunr(peersSite, (await searchCorpus(173)).en)
  await writeFile(join(peersSite, 'pagefind.html'), pagefindPage)
  await writeFile(join(peersSite, 'lunr.html'), lunrPage)
  const server = await serveFolder(peersSite)
  try {
    return await withBrowser(async (browser) => [
      ...(await figuresOf(browser, server, 'Pagefind', 'pagefind.html')),
      ...(await figuresOf(browser, server, 'lunr', 'lunr.html')),
    ])
  } finally {
    server.close()
  }
}

/** The registry may lack the binaries of other systems, so the lock cannot be checked against all of them. */
async function install(): Promise<void> {
  if (existsSync(join(peersDir, 'node_modules/lunr'))) return
  say('Peers: installing')
  await mkdir(peersDir, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    await copyFile(join(peersSource, file), join(peersDir, file))
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: peersDir })
}

async function figuresOf(browser: Browser, server: FolderServer, name: string, page: string): Promise<Figure[]> {
  say(`Peers: ${name}, ${runs} times`)
  const times: number[] = []
  let bytes = 0
  for (let run = 0; run < runs; run++) {
    const found = await firstSearch(browser, server, page)
    times.push(found.milliseconds)
    bytes = found.bytes
  }
  const answered = await answeredQueries(browser, server.url + page)
  return [
    { name: `${name}: bytes of the first search`, value: bytes / 1000, unit: 'kB', note: 'code, index and excerpts' },
    measured(`${name}: first search on a phone, complete`, times, 'ms'),
    { name: `${name}: without any hit`, value: typed.length - answered, unit: '', note: `of: ${typed.join(', ')}` },
  ]
}

function firstSearch(browser: Browser, server: FolderServer, path: string) {
  return withPage(browser, 'en', async (page) => {
    await page.goto(server.url + path)
    await page.waitForFunction(() => window.ready)
    await slowDown(page)
    server.takeBytes()
    const milliseconds = await page.evaluate(async (query) => {
      const started = performance.now()
      await window.find(query)
      return performance.now() - started
    }, first)
    return { milliseconds, bytes: server.takeBytes() }
  })
}

function answeredQueries(browser: Browser, url: string): Promise<number> {
  return withPage(browser, 'en', async (page) => {
    await page.goto(url)
    await page.waitForFunction(() => window.ready)
    let answered = 0
    for (const query of typed) {
      const hits = await page.evaluate((text) => window.find(text).catch(() => []), query)
      if (hits.length > 0) answered += 1
    }
    return answered
  })
}
