import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckResult } from '../../samples/check.ts'
import { checkPages, complaintsAbout } from './check-pages.ts'

const fence = '```'

function block(info: string, ...lines: string[]): string {
  return [`${fence}${info}`, ...lines, fence].join('\n')
}

/** A pair in a page; its fence is line 7. */
function pair(before: string, after: string, attributes = ''): string {
  const sides = [':::before', before, ':::', '', ':::after', after, ':::']
  return [`::::pair[A pair]${attributes && `{${attributes}}`}`, ...sides, '::::', ''].join('\n')
}

const makefile = block(
  'make title="Makefile"',
  'out/page.html: page.md',
  '\t@mkdir -p out',
  '\t@cp page.md out/page.html',
)
const page = block('text title="page.md"', 'one')
const made = `${makefile}\n\n${block('console run', '$ make && cat out/page.html', 'one')}`
const copied = block('console run', '$ mkdir out && cp page.md out/page.html', '$ cat out/page.html', 'one')
const says = (word: string) => block('console run', `$ echo ${word}`, word)
const writes = (name: string, text = 'one') => block('console run', `$ echo ${text} > ${name}`)
const scripts = block('json title="package.json"', '{ "scripts": { "prebuild": "echo pre", "build": "echo built" } }')

const right: Record<string, string> = {
  'en/make': `${page}\n\n${pair(made, copied)}`,
  'en/npm': pair(
    `${scripts}\n\n${block('console run', '$ npm run -s build', 'pre', 'built')}`,
    block('sh run', 'echo pre', 'echo built'),
  ),
  'en/own-files': pair(
    `${block('text title="a.txt"', 'a')}\n\n${block('console run', '$ ls -A', 'a.txt')}`,
    `${block('text title="b.txt"', 'b')}\n\n${block('console run', '$ ls -A | sed s/b/a/', 'a.txt')}`,
  ),
  'en/installed': pair(
    block('console run', '$ mkdir node_modules && echo a > node_modules/a'),
    block('console run', '$ true'),
  ),
  'en/varies': pair(
    block('console run varies="/\\d+ ms/"', '$ echo 1 ms', '1 ms'),
    block('console run varies="/\\d+ ms/"', '$ echo 2 ms', '2 ms'),
  ),
  'en/blank-lines': pair(says('one'), block('console run', '$ echo; echo one; echo', '', 'one')),
  'en/said': pair(says('one'), says('two'), 'differs="The second says two."'),
  'en/only-read': pair(says('one'), 'Nothing to do.', 'differs="There is no such thing."'),
}

const wrong: [page: string, text: string, message: string, hint: string][] = [
  ['en/output', pair(says('one'), says('two')), 'What both sides print differs in line 1.', 'differs="…"'],
  ['en/content', pair(writes('a.txt'), writes('a.txt', 'two')), 'The file a.txt differs', 'differs="…"'],
  [
    'en/missing',
    pair(writes('a.txt'), says('one').replace(/one/g, '')),
    'Only the side "before" leaves the file a.txt.',
    'differs',
  ],
  [
    'en/more',
    pair(writes('a.txt'), block('console run', '$ echo one | tee a.txt > b.txt')),
    'Only the side "after" leaves the file b.txt.',
    'differs',
  ],
  [
    'en/sample',
    `${page}\n\n${pair(writes('page.md', 'new'), block('console run', '$ true'))}`,
    'Only the side "before" leaves the file page.md.',
    'differs',
  ],
  [
    'en/unneeded',
    pair(says('one'), says('one'), 'differs="The second says two."'),
    'Both sides print and leave the same.',
    'Take differs',
  ],
  ['en/idle', pair(says('one'), 'Nothing to do.'), 'Nothing runs on the side "after".', 'differs="…"'],
]

describe('pairs', () => {
  let result: CheckResult

  beforeAll(async () => {
    result = await checkPages({ ...right, ...Object.fromEntries(wrong) })
  })

  it.each(Object.keys(right))('%s does the same on both sides, or says why not', (name) => {
    expect(complaintsAbout(result, name)).toEqual([])
  })

  it.each(wrong)('%s does not', (name, _text, message, hint) => {
    const [complaint, ...others] = complaintsAbout(result, name)
    expect(complaint).toContain(
      `content/${name.replace('/', '/docs/')}.md:${name === 'en/sample' ? 11 : 7}  pair: ${message}`,
    )
    expect(complaint).toContain(hint)
    expect(others).toEqual([])
  })
})
