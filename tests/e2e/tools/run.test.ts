import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from '../harness/it.ts'
import { type Held, hold, idle, rewrite } from '../harness/network.ts'
import { greet, printed, runPath, typeAndRun, work } from './parts/samples.ts'

const path = runPath

/** The worker says this and does nothing else. */
const sayInstead = (page: Page, messages: readonly unknown[]) =>
  rewrite(page, '**/assets/run-sample-*.js', () => {
    const text = JSON.stringify(messages)
    return `for (const one of ${text}) postMessage(one?.repeat ? { ...one, text: 'x'.repeat(one.repeat) } : one)`
  })

describe('a sample that runs in the browser', () => {
  it('prints what was recorded, and says so; no code for it is loaded before', async ({ open }) => {
    const { page, requests } = await open('tools', path)
    await hydrated(page)
    await greet(page).scrollIntoViewIfNeeded()
    await idle(page)
    expect(requests.filter((one) => /run-sample|RunTool|react/.test(one))).toEqual([])
    await greet(page).getByRole('button', { name: 'Run here' }).click()
    await greet(page).getByText('Exit status 0. The same output as recorded below.').waitFor()
    expect(await printed(greet(page)).textContent()).toBe("Queen's pride 0\n")
  })

  it('asks for its code as soon as the pointer comes near, once', async ({ open }) => {
    const { page, requests } = await open('tools', path)
    const asked = () => requests.filter((one) => one.includes('run-sample')).length
    await greet(page).getByRole('button', { name: 'Run here' }).hover()
    await expect.poll(asked).toBe(1)
    await work(page).getByRole('button', { name: 'Run here' }).hover()
    await greet(page).getByRole('button', { name: 'Run here' }).hover()
    await greet(page).getByRole('button', { name: 'Edit' }).hover()
    expect(asked()).toBe(1)
  })

  it('keeps a press that comes before its code, and a second one is no second run', async ({ open }) => {
    let code: Held | undefined
    const prepare = async (page: Page) => {
      code = await hold(page, '**/assets/RunTool-*.js')
    }
    const { page } = await open('tools', path, { prepare })
    const run = greet(page).getByRole('button', { name: 'Run here' })
    await run.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    expect(await greet(page).locator('.tool').getAttribute('aria-busy')).toBe('true')
    code?.release()
    await greet(page).getByText('The same output as recorded below.').waitFor()
    const again = greet(page).getByRole('button', { name: 'Run again' })
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await greet(page).locator('.tool').getAttribute('aria-busy')).toBe(null)
  })

  it('says that its code did not come, and runs once it does', async ({ open }) => {
    let isDown = true
    let refused = 0
    const prepare = (page: Page) =>
      page.route('**/assets/RunTool-*.js*', (route) => {
        refused += Number(isDown)
        return isDown ? route.abort() : route.continue()
      })
    const { page, problems } = await open('tools', path, { prepare })
    problems.expect(/RunTool|ERR_FAILED/)
    const failed = greet(page).getByText('The tool could not be loaded.')
    await greet(page).getByRole('button', { name: 'Run here' }).click()
    await failed.waitFor()
    // The page is as it was, and its buttons ask again as well.
    const before = refused
    await greet(page).getByRole('button', { name: 'Edit' }).click()
    await expect.poll(() => refused).toBeGreaterThan(before)
    await expect.poll(() => failed.count()).toBe(1)
    isDown = false
    await greet(page).getByRole('button', { name: 'Retry' }).click()
    expect(
      await greet(page)
        .getByLabel('The sample')
        .evaluate((one) => one === document.activeElement),
    ).toBe(true)
  })

  it('has the files beside it, and an exit status', async ({ open }) => {
    const { page } = await open('tools', path)
    await work(page).getByRole('button', { name: 'Run here' }).click()
    await work(page).getByText('Exit status 2. The same output as recorded below.').waitFor()
  })

  it('has no button where the browser prints something else', async ({ open }) => {
    const { page } = await open('tools', path)
    const other = page.locator('figure.code', { hasText: 'process.version' })
    await other.scrollIntoViewIfNeeded()
    expect(await other.getByRole('button', { name: 'Run here' }).count()).toBe(0)
  })

  it('is edited, run again and reset by keyboard', async ({ open }) => {
    const { page } = await open('tools', path)
    const figure = greet(page)
    await figure.getByRole('button', { name: 'Edit' }).focus()
    await page.keyboard.press('Enter')
    expect(await figure.getByLabel('The sample').evaluate((field) => field === document.activeElement)).toBe(true)
    await figure
      .getByLabel('The sample')
      .fill("import { $ } from '@xec-sh/core'\nconsole.log(await $`echo two words`.text())")
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await figure.getByText('that of the sample before your edit').waitFor()
    expect(await printed(figure).textContent()).toBe('two words\n')
    // A button keeps its word, and does nothing, for as long as a double click may take.
    await figure.getByRole('button', { name: 'Reset' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const edit = figure.getByRole('button', { name: 'Edit' })
    expect(await edit.evaluate((button) => button === document.activeElement)).toBe(true)
    // What the edit printed goes with it.
    expect(await printed(figure).count()).toBe(0)
    await figure.getByRole('button', { name: 'Run here' }).click()
    await figure.getByText('The same output as recorded below.').waitFor()
  })

  it('says which sample a button is of, and what its output is', async ({ open }) => {
    const { page } = await open('tools', path)
    await page.getByRole('button', { name: 'Edit: greet.ts' }).waitFor()
    await page.getByRole('button', { name: 'Run here: greet.ts' }).click()
    await page.getByRole('region', { name: 'What it printed in your browser' }).waitFor()
  })

  it('is stopped by the reader, where it runs without end', async ({ open }) => {
    const { page } = await open('tools', path)
    await typeAndRun(page, 'for (;;) {}')
    await greet(page).getByText('Running…').waitFor()
    await greet(page).getByRole('button', { name: 'Stop' }).click()
    await greet(page).getByText('Stopped.').waitFor()
  })

  it('is stopped where it takes too long', async ({ open }) => {
    const { page } = await open('tools', path)
    await greet(page).getByRole('button', { name: 'Edit' }).waitFor()
    // Stands still: a slow machine is no slow sample.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await typeAndRun(page, 'for (;;) {}')
    await greet(page).getByText('Running…').waitFor()
    await page.clock.fastForward(14_000)
    await greet(page).getByText('Running…').waitFor()
    await page.clock.fastForward(1_001)
    await greet(page).getByText('it ran for more than 15 seconds').waitFor()
  })

  it('is stopped where it prints too much', async ({ open }) => {
    const { page } = await open('tools', path)
    await typeAndRun(page, "for (;;) console.log('x'.repeat(1000))")
    await greet(page).getByText('it printed more than 200,000 characters').waitFor()
    expect((await printed(greet(page)).boundingBox())?.height).toBeLessThan(500)
  })

  it('reaches neither the network nor what the site keeps in the browser', async ({ open }) => {
    const { page, requests } = await open('tools', path)
    const names = [
      'XMLHttpRequest',
      'WebSocket',
      'EventSource',
      'indexedDB',
      'caches',
      'importScripts',
      'Worker',
      'postMessage',
      'webkitRequestFileSystemSync',
      'webkitResolveLocalFileSystemSyncURL',
    ]
    const ofNavigator = ['storage', 'storageBuckets', 'locks', 'serviceWorker', 'permissions']
    const before = requests.length
    await typeAndRun(
      page,
      `console.log(${JSON.stringify(names)}.filter((name) => name in globalThis))
console.log(${JSON.stringify(ofNavigator)}.filter((name) => name in navigator), navigator.hardwareConcurrency > 0)
console.log(await fetch('/').catch(({ message }) => message))
try { new Function('1')() } catch (error) { console.log(error.name) }`,
    )
    await greet(page).getByText('before your edit').waitFor()
    expect(await printed(greet(page)).textContent()).toBe('[]\n[] true\nfetch failed\nEvalError\n')
    await greet(page).getByLabel('The sample').fill("import 'https://example.com/other.js'")
    await greet(page).getByRole('button', { name: 'Run again' }).click()
    await greet(page).getByText('https://example.com/other.js is not part of this stand-in').waitFor()
    // The page itself fetches what its links lead to ahead, from this site.
    expect(requests.slice(before).filter((one) => !one.startsWith('/'))).toEqual([])
  })

  it('takes what the worker says as it takes any input', async ({ open }) => {
    const said = [
      null,
      'text',
      [],
      { type: '__proto__' },
      { type: 'stopped', why: '__proto__' },
      { type: 'output', text: {} },
    ]
    const messages = [{ type: 'ready' }, ...said, { type: 'ready' }, { type: 'output', text: "Queen's pride 0\n" }]
    const { page } = await open('tools', path, {
      prepare: (page) => sayInstead(page, [...messages, { type: 'end', code: 0 }, { type: 'output', text: 'late' }]),
    })
    await page.clock.install()
    await greet(page).getByRole('button', { name: 'Run here' }).click()
    await greet(page).getByText('Exit status 0. The same output as recorded below.').waitFor()
    // The clock that the second `ready` would have started.
    await page.clock.fastForward(16_000)
    expect(await printed(greet(page)).textContent()).toBe("Queen's pride 0\n")
    expect(await greet(page).getByText('Exit status 0').count()).toBe(1)
  })

  it.for([30, 300])('shows no more than it says of %i messages of a megabyte', async (count, { open }) => {
    const many = Array.from({ length: count }, () => ({ type: 'output', repeat: 1_000_000 }))
    const { page } = await open('tools', path, { prepare: (page) => sayInstead(page, [{ type: 'ready' }, ...many]) })
    await greet(page).getByRole('button', { name: 'Run here' }).click()
    await greet(page).getByText('it printed more than 200,000 characters').waitFor()
    expect((await printed(greet(page)).textContent())?.length).toBeLessThanOrEqual(200_000)
  })

  it('speaks Russian, and is a sample like any other without scripts', async ({ open }) => {
    const { page } = await open('tools', `/ru${path}`)
    await greet(page).getByRole('button', { name: 'Выполнить здесь' }).click()
    await greet(page).getByText('Код завершения 0. Вывод совпал с записанным.').waitFor()
    const { page: plain } = await open('tools', path, { javaScript: false })
    expect(await plain.getByRole('button', { name: 'Run here' }).count()).toBe(0)
    expect(await greet(plain).locator('code').textContent()).toContain("Queen's pride")
  })
})
