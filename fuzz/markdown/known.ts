import { most } from '../../engine/markdown/limits/limits.ts'

const deep = 1_000
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n')

const sample = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

const typescript = 'const a = await $`ls $' + '{x.y({ b: [1] })}`.text()'

/** A text again and again, while there is room for it on a page. */
const fill = (text: string, limit: number = most.page) => text.repeat(Math.floor((limit - 100) / text.length))

/** What the pipeline has given way to before, or nearly. */
export const knownInputs: Readonly<Record<string, string>> = {
  'an index that is missing': '$$a_$$',
  'a stray power': '$$\n^\n$$\n\nText $$^$$ and $$a^$$',
  'what is drawn where a tab should be': '::::tabs\n:::glossary\n:::\n::::',
  'lists 1,000 deep': lines(deep, (i) => `${'  '.repeat(i)}- a`),
  'lists 1,000 deep on a line': `${'- '.repeat(deep)}a`,
  'quotes 1,000 deep': `${'> '.repeat(deep)}a`,
  'quotes and lists in turn': `${'>- '.repeat(deep)}a`,
  'directives 1,000 deep': `${lines(deep, (i) => `${':'.repeat(deep + 3 - i)}note`)}\nx\n${lines(deep, (i) => ':'.repeat(i + 4))}`,
  'emphasis 100,000 times': '*a'.repeat(100_000),
  'emphasis 100,000 times, in lines': '*a\n'.repeat(100_000),
  'strong words, never closed': '**a'.repeat(5_000),
  'words struck out, never closed': '~~a'.repeat(5_000),
  'closing brackets': 'a]'.repeat(10_000),
  'opening brackets': '[a]('.repeat(10_000),
  'comments, never closed': '<!--'.repeat(10_000),
  'tags, never closed': '<kbd>'.repeat(10_000),
  'code of all lengths': lines(2_000, (i) => `${'`'.repeat(i + 1)}a`),
  'bash that opens strings 20,000 times': sample('bash', '"$('.repeat(20_000)),
  'bash that does so in lines': sample('bash', '"$(\n'.repeat(5_000)),
  'TypeScript that opens 10,000 brackets': sample('ts', '({['.repeat(10_000)),
  'templates in templates': sample('ts', '`${\n'.repeat(5_000)),
  'a list of lists in YAML': `\`\`\`yaml\n${'- '.repeat(900)}a\n\`\`\``,
  'a link target of 300 kB': `[a](https://site.example/${'a'.repeat(300_000)})`,
  'braces in a formula': `$$${'{'.repeat(900)}${'}'.repeat(900)}$$`,
  'powers of powers': `$$${'a^{'.repeat(400)}${'}'.repeat(400)}$$`,
  'a large diagram': sample('mermaid', `flowchart TD\n${lines(1_000, (i) => `a${i} --> a${i + 1}`)}`),
  'a large graph': sample('dot', `digraph {\n${lines(1_000, (i) => `a${i} -> a${i + 1};`)}\n}`),
  'rows of a table': `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(10_000)}`,
  tasks: '- [ ] a\n'.repeat(10_000),
  definitions: `${lines(5_000, (i) => `[a${i}]: /x`)}\n\n${'[a1] '.repeat(150)}`,
  'footnotes that call each other': lines(1_000, (i) => `[^${i}]: x [^${(i + 1) % 1_000}]\n`),
  'a megabyte of words': 'word '.repeat(200_000),
  'signs that do not print': '\u0000\u0007\ufffe\u{10ffff}\ud800\u2028 a',
}

/** Pages that are as large as the limits let them be. */
export const largestInputs: Readonly<Record<string, string>> = {
  'rows of a table': `|a|b|\n|-|-|\n${'|`c`|*d*|\n'.repeat(most.lines - 10)}`,
  tasks: '- [ ] a\n'.repeat(most.lines - 10),
  'items in each other on a line': `${'- '.repeat(most.depth)}a\n`.repeat(most.markers / most.depth),
  'items in each other in lines': lines(most.markers - 10, (i) => `${'  '.repeat(i % most.depth)}- a`),
  'quotes in each other': `${'> '.repeat(most.depth)}a\n\n`.repeat(most.markers / most.depth),
  paragraphs: 'a\n\n'.repeat(most.lines / 2 - 10),
  emphasis: fill(`${'*a'.repeat(most.signs)}\n\n`),
  'closing brackets': fill(`${'a]'.repeat(most.signs)}\n\n`),
  'tags, never closed': fill(`${'<!--'.repeat(most.signs / 2)}\n\n`),
  links: fill(`${'[a](/docs/a) '.repeat(80)}\n\n`),
  code: fill(`${'`$.ssh()` '.repeat(60)}\n\n`),
  formulas: fill(`${'$$\\frac{a}{b_1^2}$$ '.repeat(40)}\n\n`),
  headings: '## a\n\n'.repeat(most.lines / 2 - 10),
  notes: ':::note\na\n:::\n\n'.repeat(most.lines / 4 - 10),
  diagram: sample('mermaid', `flowchart TD\n${lines(most.diagrams / 14, (i) => `a${i} --> a${i + 1}`)}`),
  graph: sample('dot', `digraph {\n${lines(most.diagrams / 12, (i) => `a${i % 30} -> a${(i * 7) % 31};`)}\n}`),
  TypeScript: sample('ts', fill(`${typescript}\n`)),
  'brackets in each other': sample('ts', fill(`${'({['.repeat(10)}${']})'.repeat(10)}\n`)),
  bash: sample('bash', fill(`${'"$('.repeat(30)}${')"'.repeat(30)}\n`)),
  console: sample('console', `${'$ ls | wc\n'.repeat(most.lines - 10)}`),
}
