import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckResult } from '../../samples/check.ts'
import { checkPages, complaintsAbout } from './check-pages.ts'

const fence = '```'

function block(info: string, ...lines: string[]): string {
  return [`${fence}${info}`, ...lines, fence, '', ''].join('\n')
}

const script = ['const { stdout } = await $`uptime`;', 'log.info(stdout);']

const pages = {
  'en/by-tool': block('js title="uptime.js"', ...script) + block('console tool', '$ xec uptime.js; echo done', 'done'),
  'en/by-node': block('js title="uptime.js"', ...script) + block('console tool', '$ xec echo uptime', 'uptime'),
  'en/other-name': block('js title="uptime.js"', 'argv.stage;') + block('console tool', '$ xec uptime.js', ''),
  'en/command': block('js title=".xec/commands/uptime.js"', ...script),
}

let result: CheckResult

beforeAll(async () => {
  result = await checkPages(pages)
}, 120_000)

/** What the compiler says about a page. */
function compilerOn(name: string): string[] {
  return complaintsAbout(result, name).filter((text) => text.includes('does not compile'))
}

describe('a script that the tool runs', () => {
  it('may use the names that the tool gives it', () => {
    expect(compilerOn('en/by-tool')).toEqual([])
    expect(compilerOn('en/command')).toEqual([])
  })

  it('finds no other names', () => {
    expect(compilerOn('en/other-name')).toEqual([expect.stringContaining("Cannot find name 'argv'")])
  })

  it('is one that a session has it run', () => {
    expect(compilerOn('en/by-node')).toHaveLength(2)
  })
})
