// For a Node that cannot read TypeScript: the checker has written each `.ts` file of a sample as JavaScript as well.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

let folders = { work: '', compiled: '' }

export function initialize(data) {
  folders = data
}

export async function load(url, context, next) {
  const path = url.startsWith('file:') ? fileURLToPath(url) : ''
  if (!path.startsWith(`${folders.work}/`) || !/\.[cm]?tsx?$/.test(path)) return next(url, context)
  const source = await readFile(`${folders.compiled}${path.slice(folders.work.length)}.js`, 'utf8')
  return { format: 'module', source, shortCircuit: true }
}
