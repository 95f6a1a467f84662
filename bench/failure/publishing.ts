import { Agent, get } from 'node:http'
import { startServer } from '../../engine/server/static-server.ts'
import type { Figure } from '../figure.ts'
import { say } from '../say.ts'
import type { TinySite } from './tiny-site.ts'

const requests = 100_000
const readers = 8

/** Readers ask for pages and all that those name, while build follows build. */
export async function measurePublishing(site: TinySite): Promise<readonly Figure[]> {
  await site.build()
  const server = await startServer({ dir: site.dist, infoFile: site.infoFile, host: '127.0.0.1', port: 0 })
  const asking = { left: requests, missing: 0 }
  const reading = Promise.all(Array.from({ length: readers }, () => read(server.url, asking)))
  let builds = 0
  while (asking.left > 0) {
    site.change(builds)
    if (await site.build()) builds += 1
  }
  await reading
  await server.close()
  say(`Publishing: ${asking.missing} of ${requests} requests failed during ${builds} builds`)
  const note = `of ${requests}, during ${builds} builds`
  return [{ name: 'Requests that failed while builds published', value: asking.missing, unit: '', target: 0, note }]
}

/** Reads a page, its data and its assets, again and again. */
async function read(url: string, asking: { left: number; missing: number }): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (path: string) => {
    asking.left -= 1
    const { status, body } = await answerTo(new URL(path, url), agent)
    if (status !== 200) asking.missing += 1
    return body
  }
  while (asking.left > 0) {
    const html = await ask('docs/reference/long-page')
    const assets = [...html.matchAll(/"\/(assets\/[^"]+\.\w+)"/g)].map(([, name = '']) => name)
    for (const path of [...new Set(assets), 'docs/reference/long-page.json', 'docs/introduction']) await ask(path)
  }
  agent.destroy()
}

function answerTo(url: URL, agent: Agent): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode, body })).on('error', reject)
    }).on('error', reject)
  })
}
