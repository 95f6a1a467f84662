import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { runBuild } from './run-build.ts'
import { pageText, removeSites, validSite, writeSite } from './site-fixture.ts'

afterAll(removeSites)

/** The valid site with a text at the end of one of its pages. */
function siteWith(text: string, files: Readonly<Record<string, string>> = {}): string {
  const more = validSite()['content/en/docs/more.md'] ?? ''
  return writeSite({ 'content/en/docs/more.md': `${more}\n${text}\n`, ...files })
}

/** The line of the fixture's page on which the text stands. */
const line = pageText('More', '## Details\n\nOf version :version.').split('\n').length + 1

it('what is wrong with a picture is said with the line that names it', async () => {
  const names = ['parst.png', 'text.png', 'broken.svg', 'wide.png', 'bay.png']
  const site = siteWith(names.map((name) => `![A picture](./${name})`).join('\n\n'), {
    'content/en/docs/parts.png': '',
    'content/en/docs/text.png': 'a text',
    'content/en/docs/broken.svg': '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>',
  })
  const draw = (width: number, name: string) => {
    const blank = sharp({ create: { width, height: 20, channels: 3, background: 'white' } })
    return blank.png().toFile(join(site, 'content/en/docs', name))
  }
  await Promise.all([draw(8001, 'wide.png'), draw(40, 'bay.png'), draw(50, 'bay.dark.png')])
  const { code, stderr } = await runBuild(site)
  expect(code).toBe(1)
  const said = ['does not exist.', 'cannot be read (', 'cannot be read (', 'measures 8001 × 20 px.', 'and its dark one']
  for (const [index, name] of names.entries()) {
    const place = `content/en/docs/more.md:${line + 2 * index}:1  The image "./${name}" ${said[index]}`
    expect(stderr).toContain(place)
  }
  expect(stderr).toContain('Did you mean "parts.png"?')
  expect(stderr).toContain('at most 8000 px on the longer side')
  expect(stderr).toContain('have different shapes (40 × 20 and 50 × 20 px)')
})

it('a drawing comes without anything that runs or lies elsewhere', async () => {
  const site = siteWith('![Plan](./plan.svg)')
  const fixture = 'tests/fixtures/sites/pictures/content/en/docs/plan.svg'
  copyFileSync(fixture, join(site, 'content/en/docs/plan.svg'))
  const { code, assets } = await runBuild(site)
  expect(code).toBe(0)
  const [name = ''] = assets.filter((asset) => /pictures\/plan-[0-9a-f]{10}\.svg$/.test(asset))
  const svg = readFileSync(join(site, 'dist', name), 'utf8')
  expect(readFileSync(fixture, 'utf8')).toMatch(/script|onclick|javascript:|example\.com/)
  expect(svg.replace(/xmlns:?\w*="[^"]*"/g, '')).not.toMatch(
    /script|\son\w+=|style|https?:|foreignObject|iframe|metadata/i,
  )
  expect(svg).toContain('fill="url(#sea)"')
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 400, height: 200 })
})
