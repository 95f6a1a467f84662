import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startServer } from '../../../src/server/static-server.ts'
import { write } from '../serving-fixture.ts'
import { runBuild } from './run-build.ts'
import { pageText, removeSites, writeSite } from './site-fixture.ts'

const cache = mkdtempSync(join(tmpdir(), 'publish-'))

afterAll(() => {
  rmSync(cache, { recursive: true })
  removeSites()
})

const page = 'content/en/docs/more.md'
const text = (state: number) => pageText('More', `## Details\n\n${`state ${state}. `.repeat(2000)}`)

it('readers find whole pages of one build while others are published', async () => {
  const site = writeSite({ [page]: text(0) })
  const build = () => runBuild(site, ['--no-social-images'], { XEC_CACHE_DIR: cache })
  await build()
  const server = await startServer({
    dir: join(site, 'dist'),
    infoFile: join(site, '.build/site.json'),
    host: '127.0.0.1',
    port: 0,
  })
  const asking = askUntilStopped(`${server.url}docs/more`)
  for (let state = 1; state <= 4; state++) {
    write(join(site, page), text(state))
    expect((await build()).code).toBe(0)
  }
  const answers = await asking.stop()
  await server.close()
  expect([...answers.statuses]).toEqual([200])
  expect([...answers.states].sort()).toEqual(['0', '1', '2', '3', '4'])
  expect(readdirSync(site).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
}, 120_000)

/** Asks for a page again and again: which statuses came, and which states of the page; `mixed` is a page of two. */
function askUntilStopped(url: string) {
  const statuses = new Set<number>()
  const states = new Set<string>()
  let isOver = false
  const asker = async () => {
    while (!isOver) {
      const answer = await fetch(url)
      statuses.add(answer.status)
      const found = new Set([...(await answer.text()).matchAll(/state (\d)\./g)].map(([, state]) => state))
      states.add(found.size === 1 ? ([...found][0] ?? '') : 'mixed')
    }
  }
  const askers = Array.from({ length: 4 }, asker)
  const stop = async () => {
    isOver = true
    await Promise.all(askers)
    return { statuses, states }
  }
  return { stop }
}
