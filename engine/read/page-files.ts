import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Problem } from '../problems/problem.ts'

/** What is in a folder of pages. */
interface PageFiles {
  /** Paths of the Markdown files in it, with forward slashes and sorted. */
  readonly names: readonly string[]
  /** Files that somebody may have taken for pages. */
  readonly problems: readonly Problem[]
}

/** How files of Markdown are called elsewhere. */
const otherSuffix = /\.(?:md|markdown|mdown|mkdn?|mdx)$/i

/**
 * The pages below a folder. What is hidden is none: a draft of an editor, or what a system keeps beside a file.
 * @param folder path from the site's root
 */
export function pageFiles(root: string, folder: string): PageFiles {
  const top = join(root, folder)
  if (!existsSync(top)) return { names: [], problems: [] }
  const names: string[] = []
  const problems: Problem[] = []
  for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
    const name = relative(top, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
    if (name.split('/').some((part) => part.startsWith('.'))) continue
    if (entry.isFile() && name.endsWith('.md')) names.push(name)
    else problems.push(...problemOf(entry, join(top, name), `${folder}/${name}`))
  }
  return { names: names.sort(), problems: problems.sort((a, b) => (a.file < b.file ? -1 : 1)) }
}

function problemOf(entry: Dirent, path: string, file: string): Problem[] {
  if (entry.isSymbolicLink() && (otherSuffix.test(file) || holdsPages(path))) {
    const message = 'A symbolic link is no page: its history and its address would be those of another file.'
    return [{ file, message, hint: 'Put the file itself there.' }]
  }
  if (entry.isSymbolicLink() || entry.isDirectory() || !otherSuffix.test(file)) return []
  if (!entry.isFile()) return [{ file, message: 'This is no file that can be read.', hint: 'Remove it.' }]
  const proper = file.replace(otherSuffix, '.md')
  return [{ file, message: 'The name of a page ends with ".md".', hint: `Call it "${proper.replace(/^.*\//, '')}".` }]
}

/** Whether a link leads to a folder of pages; a folder of pictures may be a link. */
function holdsPages(path: string): boolean {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).some((name) => otherSuffix.test(name))
}
