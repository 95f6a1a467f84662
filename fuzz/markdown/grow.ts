import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Random } from '../random.ts'

/** What Markdown, directives, samples, formulas and HTML are made of. */
const signs = [
  ...[
    '*',
    '**',
    '_',
    '~~',
    '`',
    '```',
    '~~~',
    '$$',
    '$',
    '^',
    '\\',
    '|',
    '|-|',
    '---',
    '===',
    '\n',
    '\n\n',
    '\t',
    '    ',
  ],
  ...[
    '> ',
    '- ',
    '1. ',
    '- [ ] ',
    '# ',
    '###### ',
    ':::',
    '::::note',
    ':::tabs{group=target}',
    ':::tab[A]{value=a}',
    ':::',
  ],
  ...[
    '[',
    ']',
    '](',
    '![',
    '[^1]',
    '[^1]: ',
    '<',
    '>',
    '<!--',
    '-->',
    '<kbd>',
    '</kbd>',
    '<br>',
    '<abbr title="',
    '&',
    '&#0;',
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<a href="data:text/html,x">',
  ],
  ...[
    '{',
    '}',
    '{#id}',
    '{.a onclick=x}',
    '"',
    "'",
    '$(',
    '${',
    '"$(',
    '=>',
    '/*',
    '*/',
    '//',
    '<<EOF',
    '\\frac{',
    'a_',
    '\\begin{',
  ],
  ...[
    ':version',
    ':target[ssh]',
    ':fact[x]',
    'ssh://a@b:22',
    'https://a.b/?c#d',
    'www.a.b',
    'a@b.c',
    '\u0000',
    '\u00a0',
    'é',
    '👩‍👩‍👧',
    'ы',
    '\u202e',
  ],
  ...[
    '```ts title="a.ts" {1,3-2} lines run',
    '```bash',
    '```mermaid\nflowchart TD\n',
    '```dot\ndigraph {',
    '```math',
    '```console\n$ ',
    '```diff',
  ],
]

/** Pages of the fixtures, as the beginning of everything. */
export function corpus(): string[] {
  const folder = new URL('../../tests/fixtures/markdown/', import.meta.url).pathname
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** A page that nobody has written: some of a real one, changed in one to eight places. */
export function grow(random: Random, pages: readonly string[]): string {
  let text = partOf(random.pick(pages), random)
  for (let left = 1 + random.below(8); left > 0; left--) text = change(text, random, pages)
  return text.slice(0, 20_000)
}

function change(text: string, random: Random, pages: readonly string[]): string {
  const at = random.below(text.length + 1)
  const end = Math.min(text.length, at + 1 + random.below(40))
  const [before, middle, after] = [text.slice(0, at), text.slice(at, end), text.slice(end)]
  switch (random.below(7)) {
    case 0:
      return before + after
    case 1:
      return before + random.pick(signs) + middle + after
    case 2:
      return before + middle.repeat(2 + random.below(30)) + after
    case 3:
      return before + random.pick(signs).repeat(1 + random.below(60)) + middle + after
    case 4:
      return before + partOf(random.pick(pages), random) + middle + after
    case 5:
      return before + [...middle].reverse().join('') + after
    default:
      return text.replaceAll('\n', `\n${random.pick(['> ', '  ', '- ', '    ', ''])}`)
  }
}

/** Up to thirty lines of a page. */
function partOf(page: string, random: Random): string {
  const all = page.split('\n')
  const start = random.below(all.length)
  return all.slice(start, start + 1 + random.below(30)).join('\n')
}
