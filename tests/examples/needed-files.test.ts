import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckResult } from '../../samples/check.ts'
import { checkPages } from './check-pages.ts'

const block = (info: string, ...lines: string[]) => [`\`\`\`${info}`, ...lines, '```', '', ''].join('\n')

/** A page whose first script says something in its language, on a host; the samples below name it, or do not. */
const page = (word: string) =>
  [
    block('js title="greet.mjs" run', `export const word = '${word}'; // web-1.example.com`),
    block('text title="orders.txt"', 'pears'),
    block(
      'js title="count.mjs" run',
      "import { readdirSync } from 'node:fs';",
      'console.log(readdirSync(".").join());',
    ),
    block('text output', 'count.mjs,orders.txt'),
    block('js title="say.mjs" run', "import { word } from './greet.mjs';", 'console.log(word);'),
    block('text output', word),
    block('console run', '$ node say.mjs', word),
  ].join('')

describe('a sample runs beside', () => {
  let result: CheckResult
  beforeAll(async () => {
    result = await checkPages({ 'en/page': page('hello'), 'ru/page': page('привет') })
  })

  it('the scripts that it names, and those that they name; other files stay', () => {
    expect(result.complaints).toEqual([])
  })

  it('nothing of its page that it does not name: the sample of both languages runs once', () => {
    expect(result.runs.ran).toBe(7)
  })
})
