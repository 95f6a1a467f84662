import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everything } from '../../depth.ts'
import { siteOf } from '../harness/open.ts'
import type { Engine, EngineName } from './engine.ts'
import { ready, see } from './hand.ts'
import { faultsOfIcons, showIcons } from './icon-sheet.ts'
import { look } from './look.ts'
import { lackOf, startEngine } from './start-engine.ts'
import { largeShots, type Shot, shots } from './views.ts'
import { walks } from './walks.ts'

const timeout = 180_000

/** What else is looked at where everything is tried. */
interface Screens {
  /** Pixels of a screen for one of CSS. */
  readonly densities: readonly number[]
  /** In pixels, as the reader has set it. */
  readonly textSizes: readonly number[]
}

/**
 * What a reader of an engine does and sees: twenty steps and four pages, or all of both where everything is tried.
 */
export function testEngine(name: EngineName, { densities, textSizes }: Screens): void {
  const lack = lackOf(name)
  describe.skipIf(lack)(lack ?? name, { timeout }, () => {
    let engine: Engine

    beforeAll(async () => {
      engine = await startEngine(name)
    })
    afterAll(() => engine?.close())

    it.each(everything ? walks : walks.slice(0, 2))('$name', async ({ width, steps }) => {
      await engine.page.show({ width, height: 900 })
      for (const [step, act, then] of steps) {
        await act(engine.page, siteOf('versions').url)
        await see(engine.page, then, step)
      }
    })

    it('pages', async () => {
      const wanted = everything ? shots.versions : shots.versions.slice(2, 6)
      expect(await lookAt(engine, siteOf('versions').url, wanted, 20)).toEqual([])
    })

    it('every icon in every size', () => tryIcons(engine))

    if (everything) {
      it('every element', async () => {
        expect(await lookAt(engine, siteOf('specimen').url, shots.specimen, 60)).toEqual([])
      })
    }
  })

  // Each starts an engine of its own, once that of the others has ended: a second WebKitGTK beside the first hung.
  describe.runIf(everything && !lack)(`${name}, other screens`, { timeout }, () => {
    it.each(densities)('icons on a screen of density %d', async (density) => {
      const dense = await startEngine(name, { density })
      await tryIcons(dense).finally(dense.close)
    })

    it.each(textSizes)('text of %d px', async (text) => {
      const large = await startEngine(name, { text })
      try {
        const { specimen, versions } = largeShots
        const faults = await lookAt(large, siteOf('specimen').url, specimen, 20)
        expect([...faults, ...(await lookAt(large, siteOf('versions').url, versions, 20))]).toEqual([])
        expect(await large.page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe(`${text}px`)
      } finally {
        await large.close()
      }
    })
  })
}

async function tryIcons({ page }: Engine): Promise<void> {
  await page.show({ width: 1440, height: 600 })
  await page.load(`${siteOf('versions').url}docs/guide`)
  await ready(page)
  await showIcons(page)
  await expect.poll(() => faultsOfIcons(page)).toEqual([])
}

/** What is wrong with some pages of a site, of which together so many links and icons were looked at. */
async function lookAt({ page }: Engine, site: string, wanted: readonly Shot[], least: number): Promise<string[]> {
  const faults: string[] = []
  let seen = 0
  let stored: Shot['theme'] | undefined
  for (const { path, width, theme } of wanted) {
    await page.show({ width, height: 1800 })
    if (theme !== stored) await page.load(site)
    if (theme !== stored) await page.evaluate(`localStorage.setItem('docs.color-mode', '${theme}')`)
    stored = theme
    await page.load(site + path)
    await ready(page)
    const { icons, links, faults: found } = await look(page)
    seen += icons + links
    faults.push(...found.map((fault) => `/${path}, ${width} px, ${theme}: ${fault}`))
  }
  expect(seen).toBeGreaterThan(least)
  return faults
}
