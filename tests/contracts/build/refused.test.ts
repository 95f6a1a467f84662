import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runBuild } from './run-build.ts'
import { removeSites, writeSite } from './site-fixture.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const cache = mkdtempSync(join(tmpdir(), 'refused-'))

beforeAll(async () => {
  expect((await runBuild(writeSite(), ['--no-social-images'], { SITE_CACHE_DIR: cache })).code).toBe(0)
})

afterAll(() => {
  rmSync(cache, { recursive: true })
  removeSites()
})

/** A disk of its own for one program: not every system lets tests have one. */
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0

/** Builds a site while another disk lies at a place. @param then runs on that disk after the build */
function buildWithDisk(site: string, place: string, options: string, then = '') {
  mkdirSync(place, { recursive: true })
  const script = `mount -t tmpfs -o ${options} tmpfs "$0" && { "$@"; code=$?; cd "$0"; ${then || ':'}; exit $code; }`
  const build = [process.execPath, 'scripts/build.mjs', '--site', site, '--out', join(site, 'dist')]
  return spawnSync('unshare', ['-rm', 'sh', '-c', script, place, ...build, '--no-social-images'], {
    cwd: project,
    env: { ...process.env, SITE_CACHE_DIR: cache },
    encoding: 'utf8',
  })
}

describe.skipIf(!canMount)('a build', () => {
  it.each([
    ['a full disk', 'dist', 'size=400k', 'the disk is full'],
    ['a disk that may only be read', 'dist', 'ro', 'the disk may only be read'],
  ])('ends with one sentence on %s', (_, folder, options, reason) => {
    const site = writeSite()
    const { status, stderr, stdout } = buildWithDisk(site, join(site, folder), options)
    expect(stderr).toContain(reason)
    expect(stderr).toContain(join(site, 'dist'))
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  })

  it('says the same of its cache', () => {
    const { status, stderr } = buildWithDisk(writeSite(), join(cache, 'articles'), 'ro')
    expect({ status, lines: stderr.trim().split('\n').length }).toEqual({ status: 1, lines: 1 })
    expect(stderr).toContain('the disk may only be read')
  })

  it('writes into a disk of its own, which stays', () => {
    const site = writeSite()
    const { status, stdout } = buildWithDisk(site, join(site, 'dist'), 'size=50m', 'ls index.html docs/start.html')
    expect(status).toBe(0)
    expect(stdout).toContain('docs/start.html\nindex.html')
    expect(existsSync(join(site, 'dist/index.html'))).toBe(false)
  })
})
