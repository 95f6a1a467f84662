/** The first place where what was printed is not what the page shows. */
export interface Difference {
  /** 1-based line of the output on the page. */
  readonly line: number
  readonly shown: string
  readonly printed: string
}

/**
 * Compares the output on a page with that of a run; space at the ends of lines does not count. What `varies` matches is
 * equal to whatever it matches on the other side.
 */
export function compareOutput(shown: string, printed: string, varies: readonly RegExp[] = []): Difference | undefined {
  const page = linesOf(shown, varies)
  const run = linesOf(printed, varies)
  for (let index = 0; index < Math.max(page.length, run.length); index++) {
    if (page[index] === run[index]) continue
    return { line: index + 1, shown: page[index] ?? '(the end)', printed: run[index] ?? '(the end)' }
  }
  return undefined
}

/** Regular expressions of the mark `varies`: `/\d+ ms/ /pid \d+/`. Undefined where it cannot be read. */
export function readVaries(mark = ''): RegExp[] | undefined {
  const sources = [...mark.matchAll(/\/((?:\\.|[^/\\])+)\/(?=\s|$)/g)]
  const rest = mark.replaceAll(/\/(?:\\.|[^/\\])+\/(?=\s|$)/g, '').trim()
  if (rest || (mark && sources.length === 0)) return undefined
  try {
    return sources.map(([, source = '']) => new RegExp(source, 'g'))
  } catch {
    return undefined
  }
}

/** Text with what varies taken out: the same for any two runs. */
export function linesOf(text: string, varies: readonly RegExp[]): string[] {
  const fixed = varies.reduce((all, pattern) => all.replaceAll(pattern, '‹varies›'), text)
  const lines = fixed.split('\n').map((line) => line.trimEnd())
  while (lines.at(-1) === '') lines.pop()
  return lines
}
