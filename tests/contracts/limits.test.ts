import { describe, expect, it } from 'vitest'
import { limitProblems } from '../../engine/markdown/limits/limits.ts'
import type { FileContext } from '../../engine/markdown/report.ts'
import { formatProblem } from '../../engine/problems/problem.ts'

const file = 'content/en/docs/page.md'

/** Problems of a page whose text begins in line 6. */
function problems(source: string): string[] {
  return limitProblems(source, { file, bodyOffset: 5 } as FileContext).map(
    (one) => formatProblem(one).split('\n')[0] ?? '',
  )
}

const sample = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`

describe('a page is refused', () => {
  it.each([
    ['with too many characters', 'a\n'.repeat(30_001), '6  The page has 60002 characters; 60000 is the most.'],
    ['with too many lines', '\n'.repeat(2_000), '6  The page has 2001 lines; 2000 is the most.'],
    ['with a line too long', `a\n${'a'.repeat(2_001)}`, '7  The line has 2001 characters; 2000 is the most.'],
    ['with lists too deep on a line', `a\n\n${'- '.repeat(11)}a`, deep(8)],
    ['with quotes too deep', `${'> '.repeat(11)}a`, deep(6)],
    ['with lists too deep in lines', steps(22, (i) => `${'  '.repeat(i)}- a`), deep(26)],
    ['with blocks too deep', steps(11, (i) => `${':'.repeat(30 - i)}note`), deep(16)],
    [
      'with a paragraph of signs',
      `a\n\n${'*a\n'.repeat(251)}`,
      '258  The paragraph has more than 250 signs of Markdown.',
    ],
    [
      'with brackets too deep',
      sample('ts', `(\n${'['.repeat(30)}${']'.repeat(30)})`),
      '8  Brackets stand in each other more than 30 deep.',
    ],
    [
      'with diagrams too large together',
      sample('dot', 'a -> b;\n'.repeat(300)) + sample('mermaid', 'a --> b\n'.repeat(500)),
      '309  The diagrams of the page have more than 3000 characters.',
    ],
  ])('%s', (_, source, message) => {
    expect(problems(source)).toEqual([`${file}:${message}`])
  })
})

describe('a page is taken', () => {
  it.each([
    ['with long samples', sample('ts', 'f({ a: [1] })\n'.repeat(1_000))],
    ['with signs in samples', sample('md', '*'.repeat(1_900))],
    ['with many short paragraphs and items', '`a` *b* [c](/d)\n\n- `a`\n'.repeat(600)],
    ['with a table of code', '| `a` | `b` | `c` | `d` |\n'.repeat(1_000)],
    ['with a rule of many stars', 'a\n\n* * * * * * * * * * * *\n\nb'],
    ['with blocks one after the other', ':::note\na\n:::\n'.repeat(100)],
    ['with deep code in a list', `- a\n\n${' '.repeat(2)}${sample('ts', `${' '.repeat(120)}a`)}`],
  ])('%s', (_, source) => {
    expect(problems(source)).toEqual([])
  })
})

function deep(line: number): string {
  return `${line}  Lists, quotes or blocks stand in each other more than 10 deep.`
}

function steps(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('\n')
}
