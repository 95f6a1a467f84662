import type { Code, Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../report.ts'
import { walkMarkdown } from '../walk.ts'

/** Reports blocks of code without an end: Markdown lets them take all that follows, which nobody means. */
export function remarkOpenFences(tree: Root, file: VFile): void {
  const lines = String(file.value).split('\n')
  walkMarkdown(tree, (code) => {
    if (code.type !== 'code') return
    const opening = fenceAt(lines, code.position?.start)
    if (opening === undefined || endsWith(lines, code, opening)) return
    const hint = `Close it with a line of as many signs as it begins with: ${opening}`
    report(file, code, 'The block of code is not closed.', hint)
  })
}

/** The signs that a block begins with; undefined for one that is indented instead. */
function fenceAt(lines: readonly string[], start: { line: number; column: number } | undefined): string | undefined {
  const rest = lines[(start?.line ?? 0) - 1]?.slice((start?.column ?? 1) - 1)
  return rest && /^ {0,3}(`{3,}|~{3,})/.exec(rest)?.[1]
}

function endsWith(lines: readonly string[], { position }: Code, opening: string): boolean {
  const isOneLine = position?.start.line === position?.end.line
  const last = /[`~]{3,}\s*$/.exec(lines[(position?.end.line ?? 0) - 1] ?? '')?.[0].trim()
  return !isOneLine && last !== undefined && last.startsWith(opening)
}
