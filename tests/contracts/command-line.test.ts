import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { some } from '../depth.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a command of the project with arguments of a reader's. */
function run(command: string, ...words: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', command, ...words], { cwd: project }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

describe('a command with bad words', () => {
  const cases: readonly [string, string[], string][] = [
    ['site/build.ts', ['--srtict'], 'There is no option --srtict. Did you mean "strict"?'],
    ['site/build.ts', ['docs'], '"docs" has no meaning here.'],
    ['site/build.ts', ['--out'], '--out needs a value.'],
    ['site/dev.ts', ['--siet', '.'], 'There is no option --siet. Did you mean "site"?'],
    ['site/search.ts', ['ssh', '--ru=yes'], '--ru takes no value.'],
    ['samples/check-samples.ts', ['--recrod'], 'There is no option --recrod. Did you mean "record"?'],
  ]
  it.each(some(cases, 3))('%s %s', async (command, words, message) => {
    const { code, out, err } = await run(command, ...words)
    expect(err).toContain(message)
    expect(err).not.toMatch(/^ +at /m)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })

  it('tells its options when asked', async () => {
    const { code, out } = await run('site/build.ts', '--help')
    expect(code).toBe(0)
    expect(out).toMatch(/^npm run build.*\n(?:.*\n)*? {2}--out … {2,}folder to write/)
  })

  it('does not record some pages with other packages than the rest', async () => {
    const site = mkdtempSync(join(tmpdir(), 'record-'))
    mkdirSync(join(site, 'content'))
    writeFileSync(join(site, 'content/examples.json'), '{ "version": "0.8.0", "samples": {} }')
    const { code, err } = await run('samples/check-samples.ts', 'docs', '--record', '--site', site)
    rmSync(site, { recursive: true })
    expect(err).toMatch(/The record is of version 0\.8\.0, and the packages are [\d.]+: record all pages/)
    expect(code).toBe(2)
  })

  it('says that no page has the given name', async () => {
    const { code, err } = await run('samples/check-samples.ts', 'no-such-page', '--site', 'tests/fixtures/sites/plain')
    expect(err).toContain('No page has no-such-page in its path.')
    expect(code).toBe(1)
  })
})
