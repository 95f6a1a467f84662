import { expect } from 'vitest'
import type { EnginePage } from './engine.ts'

/** Expression of the first visible element of a selector that has a text, or any text. */
export function element(selector: string, text?: string): string {
  const all = `[...document.querySelectorAll(${JSON.stringify(selector)})]`
  const matches = text === undefined ? '' : ` && one.textContent.trim() === ${JSON.stringify(text)}`
  return `${all}.find((one) => one.checkVisibility()${matches})`
}

/** Waits until an expression is true. While a page follows the other, there is none to ask. */
export async function see(page: EnginePage, expression: string, what = expression): Promise<void> {
  const ask = () => page.evaluate<unknown>(expression).catch((error: Error) => error.message)
  await expect.poll(async () => (await ask()) || 'not yet', { message: what, timeout: 60_000 }).toBe(true)
}

/** Waits until the shell answers. */
export function ready(page: EnginePage): Promise<void> {
  return see(page, `document.documentElement.dataset.ready !== undefined`)
}

/** Waits until the elements of a selector stand where they stood two frames before. Runs in the page. */
export const stillness = (selector: string) => `(async () => {
  const frame = () => new Promise(requestAnimationFrame)
  const places = () => JSON.stringify([...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => one.getBoundingClientRect()))
  for (let before; before !== places(); await frame(), await frame()) before = places()
})()`

/** Clicks on an element, in its first line where it has several, once it is there and stands still. */
export async function click(page: EnginePage, found: string): Promise<void> {
  await see(page, `${found} !== undefined`)
  await page.evaluate(`${found}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
  await page.evaluate(stillness('body *'))
  const [x, y] = await page.evaluate<[number, number]>(`(() => {
    const [{ x, y, width, height }] = ${found}.getClientRects()
    return [x + width / 2, y + height / 2]
  })()`)
  await page.clickAt(x, y)
}
