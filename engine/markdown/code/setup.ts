import type { ArticleStrings } from '../../labels/en/pages.ts'
import { plural } from '../../labels/plural.ts'

/** Lines of a block that stand together: shown, or folded into one line that opens. Indices from 0, the end left out. */
export interface Stretch {
  readonly start: number
  readonly end: number
  /** Why they are folded: they only prepare, or the block is long. */
  readonly folded?: 'setup' | 'rest'
}

/**
 * Cuts a block where its set-up begins and ends. Blank lines after a set-up belong to it: what follows begins with code.
 * @param setup numbers of lines, from 1
 */
export function stretchesOf(lines: readonly string[], setup: readonly number[]): Stretch[] {
  const named = new Set(setup)
  const stretches: Stretch[] = []
  lines.forEach((line, index) => {
    const last = stretches.at(-1)
    const isSetup = line.trim() === '' ? last?.folded === 'setup' : named.has(index + 1)
    if (last && (last.folded === 'setup') === isSetup) stretches[stretches.length - 1] = { ...last, end: index + 1 }
    else stretches.push({ start: index, end: index + 1, ...(isSetup && { folded: 'setup' }) })
  })
  return stretches
}

/** A line that stands for one or two others saves nothing. */
const fewestFolded = 3

/** Cuts a long block once more: behind as many lines that show, all that follows is folded. `shown` of 0 folds none. */
export function foldRest(stretches: readonly Stretch[], shown: number): Stretch[] {
  const end = stretches.at(-1)?.end ?? 0
  let left = shown
  for (const [index, stretch] of stretches.entries()) {
    if (stretch.folded) continue
    const at = stretch.start + left
    if (at < stretch.end && shown > 0) {
      if (end - at < fewestFolded) break
      const before = at > stretch.start ? [{ ...stretch, end: at }] : []
      return [...stretches.slice(0, index), ...before, { start: at, end, folded: 'rest' }]
    }
    left -= stretch.end - stretch.start
  }
  return [...stretches]
}

/** What a line prepares, by how it is written; in the order in which the label names them. */
const kinds = {
  imports: /^\s*import\b|\bawait import\(|\brequire\(/,
  key: /\bprivateKey\b|\bpassword\b/,
  connection: /\$\.(?:ssh|docker|k8s)\(/,
} as const

/** The line that stands for folded ones: how many there are, and what they do where that can be told. */
export function setupLabel(folded: readonly string[], strings: ArticleStrings, htmlLang: string): string {
  const { setup } = strings
  const lines = plural(folded.filter((line) => line.trim()).length, setup.lines, htmlLang)
  const found = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) =>
    folded.some((line) => kinds[kind].test(line)),
  )
  if (found.length === 0) return lines
  return `${lines} (${found.map((kind) => setup.kinds[kind]).join(', ')})`
}
