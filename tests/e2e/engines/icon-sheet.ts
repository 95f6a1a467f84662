import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect } from 'vitest'
import type { EnginePage } from './engine.ts'
import { lookAtIcons } from './icon-ink.ts'
import { takePicture } from './picture.ts'

const names = readdirSync('engine/icons').map((file) => basename(file, '.svg'))
/** In pixels: those of the shell at a usual size of text and at twice that, and some that are no whole number of pixels. */
const sizes = [13, 15, 16, 17.5, 20, 26, 34]

/** Puts every icon in every size over the page that is shown. */
export async function showIcons(page: EnginePage): Promise<void> {
  await page.evaluate(`(() => {
    const sheet = document.createElement('div')
    sheet.style.cssText = 'position: fixed; inset: 0; z-index: 99; background: var(--paper)'
    sheet.append(...${JSON.stringify(sizes)}.map((size) => {
      const row = document.createElement('p')
      row.style.cssText = 'margin: 0.33em; font-size: ' + size + 'px'
      row.append(...${JSON.stringify(names)}.map((name) => {
        const icon = document.createElement('span')
        icon.className = 'icon icon-' + (name === 'flag' ? 'report' : name)
        return icon
      }))
      return row
    }))
    document.body.append(sheet)
  })()`)
}

/** What is wrong with them. Many are drawn for the first time: they come when they are decoded. */
export async function faultsOfIcons(page: EnginePage): Promise<readonly string[]> {
  const { count, faults } = await lookAtIcons(page, await takePicture(page))
  expect(count).toBe(names.length * sizes.length)
  return faults
}
