import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuildRun, documents, pagesOnly, runBuild } from './run-build.ts'
import { configText, removeSites, writeSite } from './site-fixture.ts'

afterAll(removeSites)

describe('the starter', () => {
  const copy = mkdtempSync(join(tmpdir(), 'starter-'))
  let run: BuildRun
  beforeAll(async () => {
    cpSync('starter', copy, { recursive: true })
    run = await runBuild(copy, ['--strict', ...pagesOnly])
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  it('is built without a warning', () => {
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' })
  })

  it('speaks of no product but its own', () => {
    const named = documents(run).filter(([, html]) => /\bxec\b/i.test(html.replace(/<meta name="generator"[^>]*>/, '')))
    expect(named.map(([name]) => name)).toEqual([])
  })

  it('has nothing of the features that it does not name', () => {
    const others = [...run.files.keys()].filter((name) => /^(?:blog|book|changes|offline|probes|projects)/.test(name))
    expect(others).toEqual([])
  })
})

describe('the features of a site', () => {
  it('are those that its configuration names', async () => {
    const withBook = await runBuild(writeSite({ 'config/site.ts': configText({ features: "['book']" }) }), pagesOnly)
    expect(withBook.code).toBe(0)
    expect([...withBook.files.keys()]).toContain('book.html')
    expect([...withBook.files.keys()].filter((name) => name.startsWith('offline'))).toEqual([])
  })

  it('are named with their line where there are none of that name', async () => {
    const site = writeSite({ 'config/site.ts': configText({ features: "['book', 'blogg']" }) })
    const { code, stderr } = await runBuild(site, pagesOnly)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^config\/site\.ts:\d+ {2}There is no feature "blogg"\.\n.*Did you mean "blog"\?$/m)
  })
})
