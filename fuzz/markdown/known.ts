const deep = 1_000
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n')

const sample = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

const typescript = 'const a = await $`ls $' + '{x.y({ b: [1] })}`.text()'

/** What the pipeline has given way to before, or nearly. */
export const knownInputs: Readonly<Record<string, string>> = {
  'an index that is missing': '$$a_$$',
  'a stray power': '$$\n^\n$$\n\nText $$^$$ and $$a^$$',
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
  'rows of a table, as many as a page may have': `|a|b|\n|-|-|\n${'|`c`|*d*|\n'.repeat(2_990)}`,
  'tasks, as many as a page may have': '- [ ] a\n'.repeat(2_990),
  'items that are twenty lists, as many as a page may have': `${'- '.repeat(19)}a\n`.repeat(2_400),
  'paragraphs with all signs that they may have': `${'*a'.repeat(950)}\n\n`.repeat(50),
  'formulas, as many as a page may have': `${'$$\\frac{a}{b_1^2}$$ '.repeat(80)}\n\n`.repeat(60),
  'a diagram as large as a page may have': sample(
    'mermaid',
    `flowchart TD\n${lines(350, (i) => `a${i} --> a${i + 1}`)}`,
  ),
  'a graph as large as a page may have': sample(
    'dot',
    `digraph {\n${lines(350, (i) => `a${i % 30} -> a${(i * 7) % 31};`)}\n}`,
  ),
  'a sample as large as a page may have': sample('ts', `${typescript}\n`.repeat(2_000)),
  'rows of a table': `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(10_000)}`,
  tasks: '- [ ] a\n'.repeat(10_000),
  definitions: `${lines(5_000, (i) => `[a${i}]: /x`)}\n\n${'[a1] '.repeat(150)}`,
  'footnotes that call each other': lines(1_000, (i) => `[^${i}]: x [^${(i + 1) % 1_000}]\n`),
  'a megabyte of words': 'word '.repeat(200_000),
  'signs that do not print': '\u0000\u0007\ufffe\u{10ffff}\ud800\u2028 a',
}
