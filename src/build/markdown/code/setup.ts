import type { ArticleStrings } from '../../../strings/en/article.ts'
import { plural } from '../../../strings/plural.ts'

/** Lines of a block that stand together: shown, or folded into one line that opens. Indices from 0, the end left out. */
export interface Stretch {
  readonly start: number
  readonly end: number
  readonly isSetup: boolean
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
    const isSetup = line.trim() === '' ? last?.isSetup === true : named.has(index + 1)
    if (last?.isSetup === isSetup) stretches[stretches.length - 1] = { ...last, end: index + 1 }
    else stretches.push({ start: index, end: index + 1, isSetup })
  })
  return stretches
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
