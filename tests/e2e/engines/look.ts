import type { EnginePage } from './engine.ts'
import { stillness } from './hand.ts'
import { lookAtIcons } from './icon-ink.ts'
import { lookAtLinks } from './link-lines.ts'
import { takePicture } from './picture.ts'

/** Boxes of the shell and of articles whose text does not fit and is hidden, and a page that scrolls sideways. */
const cut = `(() => {
  const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
  const hides = (one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX)
  const isCut = (one) => one.checkVisibility() && hides(one) && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1
  const all = document.querySelectorAll('body :is(button, summary, a, h1, h2, h3, p, label, figcaption, .target, td, th)')
  return [...sideways, ...[...all].filter(isCut).map((one) => 'cut: ' + one.outerHTML.slice(0, 90))]
})()`

/** Spaces that break no line and are narrower than those that do, in the fonts of text and of code. */
const narrowSpaces = `['var(--font-text)', 'var(--font-mono)'].filter((font) => {
  const line = document.createElement('span')
  line.style.cssText = 'position: absolute; white-space: pre; font: 32px ' + font
  document.body.append(line)
  const [free, bound] = [' ', '\\u00a0'].map((space) => {
    line.textContent = ('n' + space).repeat(20)
    return line.getBoundingClientRect().width
  })
  line.remove()
  return Math.abs(free - bound) > 1
}).map((font) => 'no-break spaces of another width in ' + font)`

/** What the window shows and should not, or should and does not; and how much was looked at. */
export async function look(page: EnginePage): Promise<{ icons: number; links: number; faults: readonly string[] }> {
  await page.evaluate('document.fonts.ready.then(() => null)')
  await page.evaluate(stillness('.icon'))
  const picture = await takePicture(page)
  const icons = await lookAtIcons(page, picture)
  const links = await lookAtLinks(page, picture)
  const others = [...(await page.evaluate<string[]>(cut)), ...(await page.evaluate<string[]>(narrowSpaces))]
  return { icons: icons.count, links: links.count, faults: [...icons.faults, ...links.faults, ...others] }
}
