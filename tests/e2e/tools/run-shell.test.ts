import { spawnSync } from 'node:child_process'
import { describe, expect, it } from '../harness/it.ts'
import { tooWide } from '../parts/too-wide.ts'
import { greet, printed, runPath, typeAndRun } from './parts/samples.ts'

const logs = String.raw`console.table([{ crane: 1, load: 'ice' }, { crane: 22 }])
console.table(['moor', 'load'])
console.table(new Map([['k', { a: 1 }]]))
console.table(new Set([1]))
console.table([{ a: 1, b: 2 }, 5], ['b'])
console.table('no table')
console.group('quay')
console.log('one\ntwo')
console.group()
console.dir({ deep: { deeper: 1 } })
console.groupEnd()
console.groupEnd()
console.count()
console.count('x')
console.count()
console.time('lift')
console.timeLog('lift', 'half')
console.timeEnd('lift')
console.log('end')`

const withoutTimes = (text: string) => text.replaceAll(/[\d.]+m?s\b/g, 'TIME')

describe('the stand-in', () => {
  it('has the console of Node', async ({ open }) => {
    const { page } = await open('tools', runPath)
    await typeAndRun(page, logs)
    await greet(page).getByText('Exit status 0').waitFor()
    const { stdout } = spawnSync(process.execPath, ['-e', logs], { encoding: 'utf8', env: { NO_COLOR: '1' } })
    expect(stdout).toContain('(index)')
    expect(withoutTimes((await printed(greet(page)).textContent()) ?? '')).toBe(withoutTimes(stdout))
  })

  it('has one home, one user and one host, in the shell and in Node', async ({ open }) => {
    const { page } = await open('tools', runPath)
    const lines = 'echo $HOME; cd ~; pwd; echo ~; hostname; whoami; id -un; uptime'
    await typeAndRun(
      page,
      `import os from 'node:os'
import { $ } from '@xec-sh/core'
process.stdout.write(await $\`${lines}\`.text() + '\\n')
const { username, homedir } = os.userInfo()
console.log(homedir, os.homedir(), process.env.HOME, os.hostname(), username, process.env.USER)`,
    )
    await greet(page).getByText('Exit status 0').waitFor()
    const said = (await printed(greet(page)).textContent()) ?? ''
    const [home, cd, tilde, host, user, id, uptime, node] = said.trim().split('\n')
    expect([home, cd, tilde]).toEqual(Array(3).fill('/home/ann'))
    expect([user, id]).toEqual(['ann', 'ann'])
    expect(uptime).toMatch(/^ ?\d\d:\d\d:\d\d up 0 min/)
    expect(node).toBe(`/home/ann /home/ann /home/ann ${host} ann ann`)
  })

  it('lists what it has and what it has not, one press away', async ({ open }) => {
    const { page } = await open('tools', runPath)
    await greet(page).getByRole('button', { name: 'Run here' }).click()
    await greet(page).getByText('What is here, and what is not').click()
    const list = greet(page).locator('details dl')
    expect(await tooWide(page)).toEqual([])
    // Lines break where the window ends.
    expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    expect(await list.innerText()).toMatch(/\bxargs\b.*node:fs\/promises.*Docker/s)
  })
})
