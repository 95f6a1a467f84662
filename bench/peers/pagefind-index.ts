import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { distDir } from '../places.ts'
import { peersDir } from './places.ts'

/** Page that searches with Pagefind: the first hits with their excerpts, as its own interface asks for them. */
export const pagefindPage = `<!doctype html><html lang="en"><title>Pagefind</title><script type="module">
window.find = async (query) => {
  const pagefind = await import('/pagefind/pagefind.js')
  const { results } = await pagefind.search(query)
  const hits = await Promise.all(results.slice(0, 8).map((result) => result.data()))
  return hits.map(({ url }) => url)
}
window.ready = true
</script></html>`

/** Runs Pagefind over the built pages of the generated site. */
export async function writePagefind(folder: string): Promise<void> {
  const command = join(peersDir, 'node_modules/.bin/pagefind')
  const args = ['--site', distDir, '--output-path', join(folder, 'pagefind'), '--root-selector', 'main']
  await promisify(execFile)(command, args, { maxBuffer: 1e8 })
}
