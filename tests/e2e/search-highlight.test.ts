import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'

const languages = [
  {
    code: 'en',
    prefix: '',
    hidden: 'HTTPS_PROXY',
    clear: 'Clear the highlighting',
    word: 'journal',
    hash: '#resuming',
    control: 'Copy',
    pair: ['Long', 'paths'],
  },
  {
    code: 'ru',
    prefix: '/ru',
    hidden: 'HTTPS_PROXY',
    clear: 'Убрать выделение',
    word: 'журнал',
    hash: '#resuming',
    control: 'Копировать',
    pair: ['Длинные', 'пути'],
  },
] as const

/** Texts that are marked. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map((range) => (range as Range).toString()))

const isOnScreen = (page: Page) =>
  page.evaluate(() => {
    const [first] = CSS.highlights.get('search') ?? []
    const box = (first as Range | undefined)?.getBoundingClientRect()
    return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight
  })

describe.each(languages)('arrival from the search, $code', ({ prefix, hidden, clear, word, hash, control, pair }) => {
  it('opens what hides the match, marks it, shows it and cleans the address', async ({ open }) => {
    const { page } = await open('versions', `${prefix}/docs/guide/install?_highlight=${hidden}`)
    await expect.poll(() => marked(page)).toEqual([hidden])
    await expect.poll(() => isOnScreen(page)).toBe(true)
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await hydrated(page)
    expect(await marked(page)).toEqual([hidden])
    await page.keyboard.press('Escape')
    expect(await marked(page)).toEqual([])
    expect(await page.getByRole('button', { name: clear }).count()).toBe(0)
  })

  it('marks nothing on controls, and words side by side as one', async ({ open }) => {
    const query = [control, ...pair].map((term) => `_highlight=${encodeURIComponent(term)}`).join('&')
    const { page } = await open('versions', `${prefix}/docs/guide/install?${query}`)
    await expect.poll(() => marked(page)).toContain(pair.join(' '))
    const isOnControl = () =>
      [...(CSS.highlights.get('search') ?? [])].map((range) =>
        Boolean((range as Range).startContainer.parentElement?.closest('button, .page-actions')),
      )
    expect(await page.evaluate(isOnControl)).not.toContain(true)
  })

  it('is ended by its button, and by leaving the page', async ({ open }) => {
    const { page } = await open('versions', `${prefix}/docs/guide/transfer?_highlight=${word}${hash}`)
    await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0)
    await hydrated(page)
    expect(new URL(page.url()).hash).toBe(hash)
    await page.getByRole('button', { name: clear }).click()
    expect(await marked(page)).toEqual([])
    await page.goto(`${new URL(page.url()).origin}${prefix}/docs/guide/transfer?_highlight=${word}`)
    await hydrated(page)
    await page.getByRole('button', { name: clear }).waitFor()
    await page.locator('a[rel="prev"]').click()
    await page.getByRole('button', { name: clear }).waitFor({ state: 'detached' })
  })

  it('comes with a hit, without loading the page as a whole', async ({ open }) => {
    const { page, documents } = await open('versions', `${prefix}/docs/guide`)
    await hydrated(page)
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill(hidden)
    // Hits by title come first, before the texts are here.
    await page.getByRole('option').filter({ hasText: hidden }).first().click()
    await expect.poll(() => marked(page)).toContain(hidden)
    await expect.poll(() => isOnScreen(page)).toBe(true)
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(documents).toHaveLength(1)
  })

  it('takes hostile terms as text', async ({ open }) => {
    const hostile = encodeURIComponent('<img src=x onerror=alert(1)>.*(')
    const { page } = await open('versions', `${prefix}/docs/guide/install?_highlight=${hostile}&_highlight=`)
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(await marked(page)).toEqual([])
    expect(await page.locator('article img').count()).toBe(0)
  })

  it('marks with elements where there is no CSS highlight API', async ({ open }) => {
    const init = () => Reflect.deleteProperty(CSS, 'highlights')
    const { page } = await open('versions', `${prefix}/docs/guide/install?_highlight=${hidden}`, { init })
    const marks = page.locator('article mark')
    await page.locator('article details[open]').waitFor()
    await hydrated(page)
    await expect.poll(() => marks.allTextContents()).toEqual([hidden])
    const text = await page.locator('article').textContent()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await page.getByRole('button', { name: clear }).click()
    expect(await marks.count()).toBe(0)
    expect(await page.locator('article').textContent()).toBe(text)
  })
})
