import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckResult } from '../../samples/check.ts'
import { checkPages, complaintsAbout } from './check-pages.ts'

const fence = '```'

function block(info: string, ...lines: string[]): string {
  return [`${fence}${info}`, ...lines, fence, ''].join('\n')
}

/** The fence of each block is line 7, the text begins on line 8. */
const pages = {
  'en/right': [
    block('js foreign="zx 8.8.5"', "import { $ } from 'nothing-like-it'", 'await $`ls`'),
    block('text output', 'what it printed'),
    block('python foreign="Fabric 2.6"', 'for host in hosts:', '    print(f"{host}")'),
    block('yaml foreign="Ansible"', '- hosts: web', '  vars: { a: 1 }'),
    block('make foreign="GNU Make 4.3"', 'all: one', '\tls'),
    block('console foreign="OpenSSH"', '$ ssh web-1.example.com ls', 'a, b'),
  ].join('\n'),
  'en/script': block('js foreign="zx"', 'const a = 1', 'await $`ls'),
  'en/python': block('python foreign="Fabric"', 'a = 1', 'for host hosts:', '    print(host)'),
  'en/yaml': block('yaml foreign="Ansible"', '- a: 1', '  b: ['),
  'en/make': block('make foreign="Make"', 'all: one', 'just words'),
  'en/shell': block('console foreign="OpenSSH"', "$ ssh host 'ls"),
  'en/unknown': block('dockerfile foreign="Docker"', 'FORM node'),
  'en/own': block('ts foreign="zx"', 'const a = 1', "import { $ } from '@xec-sh/core'"),
  'en/command': block('console foreign="Make"', '$ xec confg list'),
  'en/run': block('js foreign="zx" run', 'console.log(1)'),
}

let result: CheckResult

beforeAll(async () => {
  result = await checkPages(pages)
}, 120_000)

describe('a sample of another tool', () => {
  it('is read, neither compiled nor run, and its output is taken on trust', () => {
    expect(complaintsAbout(result, 'en/right')).toEqual([])
    expect(result.foreign).toHaveLength(5)
    expect(result.passed.size).toBe(0)
  })

  it.each([
    ['script', 9, 'js sample: The sample is not js.'],
    ['python', 9, 'python sample: The sample is not python.'],
    ['yaml', 9, 'yaml sample: The sample is not yaml.'],
    ['make', 9, 'make sample: The sample is not make.'],
    ['shell', 8, 'console sample: The shell cannot read the sample.'],
    ['unknown', 8, 'dockerfile sample: The sample is not dockerfile.'],
  ])('must be what its fence says: %s', (name, line, message) => {
    expect(complaintsAbout(result, `en/${name}`)).toEqual([
      expect.stringContaining(`content/en/docs/${name}.md:${line}  ${message}`),
    ])
  })

  it('cannot be one of Xec', () => {
    expect(complaintsAbout(result, 'en/own')).toEqual([expect.stringContaining(':9  ts sample: The sample of another')])
    expect(complaintsAbout(result, 'en/command')).toEqual([expect.stringContaining('uses Xec.')])
  })

  it('is not marked as one that runs', () => {
    expect(complaintsAbout(result, 'en/run')).toEqual([expect.stringContaining('Nothing of another tool is run here.')])
  })
})
