import { Buffer } from 'buffer'
import type { FsEntry } from 'just-bash'
import { files } from './files.ts'
import { nodeProcess } from './process.ts'

const entries = (files as unknown as { readonly data: Map<string, FsEntry> }).data

const reasons = {
  ENOENT: 'no such file or directory',
  EEXIST: 'file already exists',
  EISDIR: 'illegal operation on a directory',
  ENOTDIR: 'not a directory',
  ENOTEMPTY: 'directory not empty',
} as const

/** The error that Node throws for a path. */
export function fileError(code: keyof typeof reasons, call: string, path: string): Error {
  const error = new Error(`${code}: ${reasons[code]}, ${call} '${path}'`)
  return Object.assign(error, { errno: code === 'ENOENT' ? -2 : -1, code, syscall: call, path })
}

/** Absolute, without dots and links. */
export function full(path: string | URL): string {
  const text = path instanceof URL ? decodeURIComponent(path.pathname) : String(path)
  return files.resolvePath(nodeProcess.cwd(), text)
}

/** What is at a path; links are followed. */
export function entryAt(path: string, depth = 0): { readonly path: string; readonly entry: FsEntry } | undefined {
  const parts = path.split('/').filter(Boolean)
  let at = ''
  for (const [index, part] of parts.entries()) {
    at = `${at}/${part}`
    const entry = entries.get(at)
    if (entry?.type !== 'symlink') continue
    if (depth > 20) return undefined
    return entryAt(
      files.resolvePath(at.replace(/\/[^/]*$/, '') || '/', [entry.target, ...parts.slice(index + 1)].join('/')),
      depth + 1,
    )
  }
  const entry = entries.get(at || '/')
  return entry && { path: at || '/', entry }
}

/** The bytes of a file. */
export function bytesAt(given: string | URL, call = 'open'): Buffer {
  const found = entryAt(full(given))
  if (!found) throw fileError('ENOENT', call, String(given))
  if (found.entry.type === 'directory') throw fileError('EISDIR', 'read', String(given))
  const content = 'content' in found.entry ? found.entry.content : ''
  return typeof content === 'string' ? Buffer.from(content, 'latin1') : Buffer.from(content)
}

/** Names in a folder. */
export function namesIn(path: string): string[] {
  const start = path === '/' ? '/' : `${path}/`
  const below = [...entries.keys()].filter((one) => one.startsWith(start) && one !== path)
  return [...new Set(below.map((one) => one.slice(start.length).split('/')[0] ?? ''))].filter(Boolean).sort()
}

/** Everything below a path, the deepest first, and the path itself. */
export function treeAt(path: string): string[] {
  return [...entries.keys()]
    .filter((one) => one === path || one.startsWith(`${path}/`))
    .sort()
    .reverse()
}

/** What is at a path itself, be it a link. */
export function ownEntry(path: string): FsEntry | undefined {
  return entries.get(path)
}

/** Takes an entry away. */
export function forget(path: string): void {
  const { deleteEntry } = files as unknown as { deleteEntry(path: string): void }
  deleteEntry.call(files, path)
}
