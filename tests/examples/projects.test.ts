import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckResult } from '../../samples/check.ts'
import { checkPages, complaintsAbout } from './check-pages.ts'

const fence = '```'
const block = (info: string, ...lines: string[]) => [`${fence}${info}`, ...lines, fence, '', ''].join('\n')
const project = ':::project{of="shop"}\n:::\n\n'

const files = {
  'content/projects/shop/greet.js': "import { name } from './lib/name.js'\nconsole.log('hello', name)\n",
  'content/projects/shop/lib/name.js': "export const name = 'shop'\n",
  'content/projects/shop/wrong.ts': 'const a = 1\nconst b: string = a\nconsole.log(b)\n',
  'content/projects/shop/Makefile': 'all:\n\techo all\n',
  'content/projects/shop/odd.nginx': 'listen 80;\n',
}

const pages = {
  'en/whole': project + block('js file="shop/greet.js" run') + block('output', 'hello shop'),
  'en/session': project + block('nginx file="shop/odd.nginx"') + block('console run', '$ ls', 'Makefile', 'SHOWN'),
  'en/above': block('console run', '$ ls') + project,
  'en/unused': block('nginx file="shop/odd.nginx"'),
  'en/wrong': block('ts file="shop/wrong.ts"'),
  'en/makefile': block('make title="Makefile"', 'all:', '\techo all') + block('console run', '$ ls', 'Makefile'),
  'en/needs': block('console run needs="no-such-program"', '$ no-such-program', 'never seen'),
  'en/has': block('console run needs="sh"', '$ echo seen', 'not this'),
}

let result: CheckResult
beforeAll(async () => {
  const shown = pages['en/session'].replace('SHOWN', ['greet.js', 'lib', 'odd.nginx', 'wrong.ts'].join('\n'))
  result = await checkPages({ ...pages, 'en/session': shown }, {}, files)
}, 120_000)

describe('files of a project', () => {
  it('run with all others around them', () => {
    expect(complaintsAbout(result, 'en/whole')).toEqual([])
  })

  it('are there in sessions, from the block that offers them on', () => {
    expect(complaintsAbout(result, 'en/session')).toEqual([])
    expect(complaintsAbout(result, 'en/above')).toEqual([])
  })

  it('of a language that nobody checks are part of something that runs', () => {
    expect(complaintsAbout(result, 'en/unused').join()).toContain('Nothing checks samples of "nginx".')
  })

  it('are named where they are wrong, with their own lines', () => {
    const [complaint] = result.complaints.filter(({ file }) => file === 'content/projects/shop/wrong.ts')
    expect(complaint).toMatchObject({ line: 2, said: expect.stringContaining('not assignable') })
  })
})

describe('a sample', () => {
  it('called Makefile is a file', () => {
    expect(complaintsAbout(result, 'en/makefile')).toEqual([])
  })

  it('is only read where a program is missing that it needs', () => {
    expect(complaintsAbout(result, 'en/needs')).toEqual([])
    expect(complaintsAbout(result, 'en/has').join()).toContain('printed: seen')
  })
})
