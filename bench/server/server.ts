import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSiteInfo } from '../../engine/server/site-info.ts'
import { findNginx, startNginx } from '../../tests/contracts/nginx-process.ts'
import { type Figure, measured, median } from '../figure.ts'
import { distDir, infoFile } from '../places.ts'
import { prepareSite } from '../prepared-site.ts'
import { say } from '../say.ts'
import { requestsPerSecond } from './load.ts'

const rounds = 5
const milliseconds = 1500

/** A server by its name, and the encodings that it has. */
interface Measured {
  readonly name: string
  readonly port: number
  readonly encodings: readonly string[]
}

type Rates = Readonly<Record<string, readonly number[]>>

/** Requests for a document that our server and nginx answer in a second, in turn, each in one process. */
export async function measureServer(): Promise<Figure[]> {
  await prepareSite()
  const own = fork(fileURLToPath(new URL('serve.ts', import.meta.url)))
  const nginx = await nginxOnPort()
  try {
    const servers = [{ name: 'our server', port: await portOf(own), encodings: ['br', 'gzip', 'identity'] }]
    if (nginx) servers.push({ name: 'nginx', port: nginx.port, encodings: ['gzip', 'identity'] })
    else say('There is no nginx here to compare with.')
    return figures(await measureRates(servers, documentOfUsualSize()))
  } finally {
    own.disconnect()
    nginx?.stop()
  }
}

/** Each in turn, several times over: what else the machine does must not fall upon one of them. */
async function measureRates(servers: readonly Measured[], path: string): Promise<Rates> {
  say(`Asking for ${path}`)
  const rates: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, port, encodings } of servers) {
      for (const encoding of encodings) {
        const key = `${name}, ${encoding}`
        const rate = await requestsPerSecond({ port, path, encoding, milliseconds })
        rates[key] = [...(rates[key] ?? []), rate]
      }
    }
  }
  return rates
}

function figures(rates: Rates): Figure[] {
  const all = Object.entries(rates).map(([name, values]) => {
    const figure = measured(`a document from ${name}`, values, '/s')
    return name.endsWith('identity') ? figure : { ...figure, least: 15_000 }
  })
  const [own, nginx] = [rates['our server, identity'], rates['nginx, identity']]
  if (!own || !nginx) return all
  const ratio: Figure = {
    name: 'our server, as a part of nginx, not compressed',
    value: median(own) / median(nginx),
    unit: '×',
    least: 0.6,
  }
  return [...all, ratio]
}

/** The page that stands in the middle, by its size. */
function documentOfUsualSize(): string {
  const pages = readdirSync(join(distDir, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, size: statSync(join(distDir, 'docs', name)).size }))
    .filter(({ size }) => size > 4096)
    .sort((a, b) => a.size - b.size)
  const { name = '' } = pages[Math.floor(pages.length / 2)] ?? {}
  return `/docs/${name.replace(/\.html$/, '')}`
}

async function portOf(server: ChildProcess): Promise<number> {
  const [port] = await once(server, 'message')
  return Number(port)
}

async function nginxOnPort(): Promise<{ port: number; stop(): void } | undefined> {
  const program = await findNginx()
  if (!program) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  symlinkSync(distDir, join(folder, 'public'))
  const port = await freePort()
  const { stop } = startNginx(program, { folder, info: await readSiteInfo(infoFile) }, port)
  const end = () => {
    stop()
    rmSync(folder, { recursive: true })
  }
  return { port, stop: end }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
