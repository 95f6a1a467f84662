import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { contentHistory } from '../../../engine/read/history/history.ts'
import { updatedDays } from '../../../engine/read/history/updated.ts'
import { commit, git } from './git-fixture.ts'
import { pagesOnly, runBuild } from './run-build.ts'
import { removeSites, writeSite } from './site-fixture.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  removeSites()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'history-'))
  folders.push(folder)
  return folder
}

/** A repository with two commits; the site may be a folder inside it. */
function repository(inside = '.'): string {
  const folder = newFolder()
  git(folder, ['init', '-q'])
  commit(
    folder,
    { [`${inside}/content/en/a.md`]: '1', [`${inside}/content/ru/я b.md`]: '1', 'other.md': '1' },
    '2021-02-03',
  )
  commit(folder, { [`${inside}/content/en/a.md`]: '2' }, '2022-03-04')
  return folder
}

describe('the day of the last change', () => {
  it('is that of the last commit which touched the file', async () => {
    expect(updatedDays(await contentHistory(repository()))).toEqual(
      new Map([
        ['content/en/a.md', '2022-03-04'],
        ['content/ru/я b.md', '2021-02-03'],
      ]),
    )
  })

  it('is found for a site that is a folder of its repository', async () => {
    const days = updatedDays(await contentHistory(join(repository('site'), 'site')))
    expect(days.get('content/en/a.md')).toBe('2022-03-04')
    expect(days.size).toBe(2)
  })

  it('is not that of a commit whose date is no day', async () => {
    onTestFinished(() => void vi.restoreAllMocks())
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const folder = repository()
    commit(folder, { 'content/en/a.md': '3' }, '@9000000000000000')
    expect(updatedDays(await contentHistory(folder)).get('content/en/a.md')).toBe('2022-03-04')
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringMatching(
        /^warning: The commit [0-9a-f]{10} is dated 9000000000000000 seconds after 1970, which is no day/,
      ),
    ])
  })

  it('is not known in a shallow clone, which has but one day for all', async () => {
    const clone = join(newFolder(), 'clone')
    git(tmpdir(), ['clone', '-q', '--depth', '1', `file://${repository()}`, clone])
    expect(await contentHistory(clone)).toEqual([])
  })

  it('is not known without a repository, nor in one without commits', async () => {
    const folder = newFolder()
    expect(await contentHistory(folder)).toEqual([])
    git(folder, ['init', '-q'])
    expect(await contentHistory(folder)).toEqual([])
  })

  it('stands on the page, or that it is not known', async () => {
    const site = writeSite()
    git(site, ['init', '-q'])
    git(site, ['add', '.'])
    git(site, ['reset', '-q', '--', 'content/ru/docs/more.md'])
    git(site, ['commit', '-q', '-m', 'first'], '2026-11-21')
    const { code, stderr, files } = await runBuild(site, pagesOnly)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(files.get('docs/more.html')).toContain('<time dateTime="2026-11-21">November 21, 2026</time>')
    expect(files.get('ru/docs/start.html')).toMatch(/<time dateTime="2026-11-21">21 ноября 2026/)
    expect(files.get('ru/docs/more.html')).toContain('Дата последнего обновления неизвестна (сборка без истории)')
  })
})
