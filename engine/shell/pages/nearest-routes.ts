import { editDistance } from '../../model/edit-distance.ts'
import type { PageLink } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'

const most = 4
/** Minimum similarity of a page that is offered. */
const leastLikeness = 0.35

/** The pages whose paths are most like the one that was asked for, best first. */
export function nearestRoutes(path: Path, routes: readonly PageLink[]): PageLink[] {
  return routes
    .map((route) => ({ route, likeness: likeness(path, route.path) }))
    .filter((found) => found.likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map((found) => found.route)
}

/** From 0 to 1: half for the words that both have, wherever they stand, half for the letters of the last step. */
function likeness(asked: Path, known: Path): number {
  return 0.5 * sharedWords(asked, known) + 0.5 * sameLetters(lastStep(asked), lastStep(known))
}

/** Share of the asked words that the other path has too; a word with a typing error counts by its letters. */
function sharedWords(asked: Path, known: Path): number {
  const words = wordsOf(asked)
  const others = wordsOf(known)
  if (words.length === 0 || others.length === 0) return 0
  const found = words.map((word) => Math.max(...others.map((other) => sameLetters(word, other))))
  const sum = found.filter((share) => share >= 0.7).reduce((total, share) => total + share, 0)
  return sum / Math.max(words.length, others.length)
}

function sameLetters(a: string, b: string): number {
  return 1 - editDistance(a, b) / Math.max(a.length, b.length, 1)
}

function lastStep(path: Path): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase()
}

function wordsOf(path: Path): string[] {
  return path
    .toLowerCase()
    .split(/[/_.-]+/)
    .filter(Boolean)
}
