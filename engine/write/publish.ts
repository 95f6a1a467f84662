import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removeIfEmpty } from '../files/remove-if-empty.ts'
import { suffixes } from '../server/stored-file.ts'
import { readPublished, writePublished } from './published.ts'
import { placeBelow } from './write-below.ts'

/** A site that is written and not published yet. */
interface Draft {
  /** Where its new files lie, on the same disk as the site. */
  readonly folder: string
  /** All of its files but for their compressed forms; those that are not in the folder are in their places already. */
  readonly names: ReadonlySet<string>
}

/**
 * Puts a site into its place file by file. Each is renamed over the one before, so a reader gets one or the other; what a
 * page asks for is there before the page, a page before the links to it, and nothing goes before all that named it is new.
 */
export function publish(outDir: string, draft: Draft): void {
  const known = readPublished(outDir)
  const names = new Set([...draft.names].flatMap((name) => partsOf(outDir, draft.folder, name)))
  // A build that is killed from here on has told the next one which files may be there: it is to remove them.
  writePublished(outDir, { files: [...new Set([...known.files, ...names])], before: known.before })
  move(outDir, draft.folder, inOrder(outDir, draft.names))
  const gone = known.files.filter((name) => !names.has(name))
  const assets = gone.filter(isAsset)
  const before = assets.length > 0 ? assets : known.before.filter((name) => !names.has(name))
  const kept = new Set(before)
  remove(
    outDir,
    [...gone, ...known.before].filter((name) => !names.has(name) && !kept.has(name)),
  )
  writePublished(outDir, { files: [...names], before })
}

/** A file and its compressed forms, which come first: a server reads them together with the file. */
function partsOf(outDir: string, folder: string, name: string): string[] {
  const place = existsSync(join(folder, name)) ? folder : outDir
  return [...Object.values(suffixes).map((suffix) => name + suffix), name].filter((part) =>
    existsSync(join(place, part)),
  )
}

/** Its name holds the hash of its content: two builds have it either alike or not at all. */
function isAsset(name: string): boolean {
  return name.startsWith('assets/')
}

/** What pages ask for, then pages that nobody knows yet, then documents, then what their scripts fetch. */
function inOrder(outDir: string, names: ReadonlySet<string>): string[] {
  const rank = (name: string) => {
    if (isAsset(name)) return 0
    if (!existsSync(join(outDir, name))) return 1
    return name.endsWith('.html') ? 2 : 3
  }
  const ranks: string[][] = [[], [], [], []]
  for (const name of names) ranks[rank(name)]?.push(name)
  return ranks.flat()
}

function move(outDir: string, folder: string, names: readonly string[]): void {
  for (const name of names) {
    if (!existsSync(join(folder, name))) continue
    const moves = partsOf(outDir, folder, name).map((part) => [join(folder, part), join(outDir, part)] as const)
    // What is the same keeps its date, and with it what readers have of it.
    if (moves.every(([from, to]) => haveSameContent(from, to))) continue
    placeBelow(outDir, name)
    for (const [from, to] of moves) renameSync(from, to)
  }
}

function haveSameContent(one: string, other: string): boolean {
  const size = statSync(other, { throwIfNoEntry: false })?.size
  return size === statSync(one).size && readFileSync(one).equals(readFileSync(other))
}

/** Removes files, and folders that they leave empty. */
function remove(outDir: string, names: readonly string[]): void {
  for (const name of names) {
    rmSync(join(outDir, name), { force: true })
    for (let parent = dirname(name); parent !== '.' && removeIfEmpty(join(outDir, parent)); ) parent = dirname(parent)
  }
}
