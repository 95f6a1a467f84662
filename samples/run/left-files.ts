import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { open, readdir, readlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { JobFile } from '../job.ts'

/** Far more than a sample has to show. */
const mostBytes = 64 * 2 ** 20

/** A file and no link, no device and no FIFO that would have the reader wait. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * What the lines of a job left in its folder: hashes by path. The samples that it began with are left out, unless they
 * changed, and so is what a package manager installed.
 * @throws where it is too much to read.
 */
export async function leftFiles(folder: string, begun: readonly JobFile[]): Promise<Record<string, string>> {
  const samples = new Map(begun.map(({ name, text }) => [name, hashOf(text)]))
  const found: [string, string][] = []
  let room = mostBytes
  for (const path of await pathsIn(folder)) {
    const name = relative(folder, path)
    const to = await readlink(path).catch(() => undefined)
    const content = to === undefined ? await contentOf(path, room) : ''
    room -= content.length
    const hash = to === undefined ? hashOf(content) : `-> ${to}`
    if (samples.get(name) !== hash) found.push([name, hash])
  }
  return Object.fromEntries(found.sort())
}

async function contentOf(path: string, room: number): Promise<Buffer> {
  const file = await open(path, flags)
  try {
    const { size } = await file.stat()
    if (size > room) throw new Error(`The lines left more than ${mostBytes} bytes, too much to read.`)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const paths = entries.map(async (entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return entry.isFile() || entry.isSymbolicLink() ? [path] : []
    return entry.name === 'node_modules' ? [] : pathsIn(path)
  })
  return (await Promise.all(paths)).flat()
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
