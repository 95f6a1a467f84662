import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type Open } from '../harness/it.ts'
import { hold } from '../harness/network.ts'
import { breachesEverywhere } from '../parts/axe.ts'
import { tooWide } from '../parts/too-wide.ts'

const field = (page: Page) => page.locator('.tool textarea')
const outcome = (page: Page) => page.locator('.tool [role="status"][aria-live]').innerText()
const pasted = `ann@quay:~$ ./lift.sh\n\u001b[31mCraneError: Crane 4 is stu\nck: ice on the rail\u001b[0m\n    at lift (/srv/crane.js:4:11)`

async function tool(open: Open, path = '/docs/errors', options = {}) {
  const visit = await open('tools', path, options)
  await field(visit.page).waitFor()
  return visit
}

describe('what the terminal printed', () => {
  it('is recognised with all that is around it, and leads to its entry', async ({ open }) => {
    const { page, href, requests } = await tool(open)
    await field(page).fill(pasted)
    await expect.poll(() => outcome(page)).toContain('does not turn')
    expect(await outcome(page)).toContain('CraneError: Crane <number> is stuck: <reason>')
    const links = page.locator('.tool article a')
    expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual([
      href('/docs/start'),
      href('/docs/errors#crane-stuck'),
      href('/docs/start'),
    ])
    // Neither the address nor a request holds what was pasted.
    expect(page.url()).toBe(href('/docs/errors'))
    expect(requests.filter((path) => /ice|Crane/.test(path))).toEqual([])
  })

  it('shows what else the text holds below the answer', async ({ open }) => {
    const { page } = await tool(open)
    await field(page).fill('Load of 90 t is too heavy\nCraneError: Crane 4 is stuck: load')
    await expect.poll(() => page.locator('.tool summary').allInnerTexts()).toEqual(['Load of <number> t is too heavy'])
  })

  it('is handed to the search where nothing is known of it', async ({ open }) => {
    const { page, href } = await tool(open)
    await field(page).fill('$ git pull\nfatal: not a git repository\nError: the bridge is too heavy')
    const link = page.locator('.tool').getByRole('link', { name: 'search for its words' })
    await link.waitFor()
    expect(await link.evaluate((a: HTMLAnchorElement) => a.href)).toBe(
      href('/search?q=Error%3A+the+bridge+is+too+heavy'),
    )
  })

  it('works with the keyboard alone, and forgets when it is told to', async ({ open }) => {
    const { page } = await tool(open)
    await field(page).focus()
    await page.keyboard.insertText(pasted)
    await expect.poll(() => outcome(page)).toContain('does not turn')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => field(page).inputValue()).toBe('')
    await expect.poll(() => outcome(page)).toBe('')
  })

  it('is there again after Back, and nowhere in what the browser keeps', async ({ open }) => {
    // The tool is drawn before the rest of the page, which must not take what it draws for what was built.
    let release = () => {}
    const prepare = async (page: Page) => {
      release = (await hold(page, '**/assets/shell-en-*.json')).release
    }
    const { page, documents } = await tool(open, '/docs/errors', { prepare })
    release()
    await hydrated(page)
    await field(page).fill(pasted)
    await page.locator('.tool article a').last().click()
    await page.locator('h1', { hasText: 'Tools of the harbor' }).waitFor()
    await page.goBack()
    await expect.poll(() => field(page).inputValue()).toBe(pasted)
    await expect.poll(() => outcome(page)).toContain('does not turn')
    expect(documents).toEqual(['/docs/errors'])
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      'Crane',
    )
    await page.reload()
    await expect.poll(() => field(page).inputValue()).toBe('')
  })

  it('waits for the list, and asks for it again when it did not come', async ({ open }) => {
    const { page, problems } = await open('tools', '/docs/errors', {
      prepare: (page) => page.route('**/messages/en.json', (route) => route.fulfill({ status: 503 }), { times: 1 }),
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await field(page).fill(pasted)
    await expect.poll(() => outcome(page)).toContain('does not turn')
    expect(problems.take(/503/).length).toBeGreaterThan(0)
  })

  it('speaks Russian', async ({ open }) => {
    const { page, href } = await tool(open, '/ru/docs/errors')
    await field(page).fill(pasted)
    await expect.poll(() => outcome(page)).toContain('Согрейте его, см. начало.')
    const [first] = await page.locator('.tool article a').all()
    expect(await first?.evaluate((a: HTMLAnchorElement) => a.href)).toBe(href('/ru/docs/start'))
  })

  it('has no breach of accessibility and fits a narrow screen', async ({ open }) => {
    const { page } = await tool(open)
    await field(page).fill(pasted)
    await expect.poll(() => outcome(page)).toContain('does not turn')
    expect(await breachesEverywhere(page)).toEqual([])
    expect(await tooWide(page)).toEqual([])
  })

  it('has the table of messages without scripts', async ({ open }) => {
    const { page } = await open('tools', '/docs/errors', { javaScript: false })
    expect(await page.locator('.tool').innerText()).toContain('table below')
    expect(await page.locator('tr#crane-stuck').innerText()).toContain('does not turn')
  })
})

describe('the search box', () => {
  it('answers a pasted message first, and loads nothing for words', async ({ open }) => {
    const { page, requests, href } = await open('tools', '/docs/start')
    await hydrated(page)
    await page.keyboard.press('/')
    const box = page.getByRole('combobox')
    await box.fill('harbor tools')
    await page.getByRole('option').first().waitFor()
    expect(requests.filter((path) => /messages\/|message-hits/.test(path))).toEqual([])
    await box.fill(pasted.replaceAll('\n', ''))
    const option = page.getByRole('option').first()
    await expect.poll(() => option.innerText()).toContain('Recognized message')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toBe(href('/docs/errors#crane-stuck'))
  })

  it('leads to a recognized message before the search has answered', async ({ open }) => {
    // The worker does not get the pasted text: its last answer is one to the query before.
    const init = () => {
      const post = Worker.prototype.postMessage
      Worker.prototype.postMessage = function (...args: [unknown]) {
        if (!JSON.stringify(args[0]).includes('Crane')) post.apply(this, args)
      }
    }
    const { page, href } = await open('tools', '/docs/start', { init })
    await hydrated(page)
    await page.keyboard.press('/')
    const box = page.getByRole('combobox')
    await box.fill('harbor tools')
    await page.getByRole('option').first().waitFor()
    await box.fill(pasted.replaceAll('\n', ''))
    await page.getByRole('option', { name: 'Recognized message' }).waitFor()
    expect(await page.getByRole('option').count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toBe(href('/docs/errors#crane-stuck'))
  })
})
