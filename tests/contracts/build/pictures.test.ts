import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { drawSvg } from '../../../engine/markdown/pictures/draw-svg.ts'
import { parseXml } from '../../xml.ts'
import { problemsIn } from './problems.ts'
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

it('the address of a picture is what the parser of pages reads', async () => {
  const texts = [
    '![a](./shot(2).png)',
    '![b](<./My Picture 1.png>)',
    '![c](./My%20Picture%201.png "Title")',
    '![d][named]',
    '![e](./50%.png)',
    ':::note\n![f](./shot\\(2\\).png)\n:::',
    '`![g](./gone.png)`\n\n[named]: <./shot(2).png>',
  ]
  const site = siteWith(texts.join('\n\n'))
  const blank = sharp({ create: { width: 20, height: 20, channels: 3, background: 'white' } }).png()
  const names = ['shot(2).png', 'My Picture 1.png', '50%.png']
  await Promise.all(names.map((name) => blank.clone().toFile(join(site, 'content/en/docs', name))))
  expect(await problemsIn(site, false)).toEqual([])
})

it('no name of a picture is one of JavaScript', async () => {
  const names = ['constructor', '__proto__', 'toString.png']
  const problems = await problemsIn(siteWith(names.map((name) => `![A picture](${name})`).join('\n\n')), false)
  expect(problems).toEqual([
    expect.stringContaining('The image "constructor" is of no kind that pages show.'),
    expect.stringContaining('The image "__proto__" is of no kind that pages show.'),
    expect.stringContaining('The image "toString.png" does not exist.'),
  ])
})

const drawn = async (inside: string, attributes = '') => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" ${attributes}>${inside}</svg>`
  const picture = await drawSvg(Buffer.from(svg), 'a')
  if (!('files' in picture)) throw new Error(picture.problem)
  return String(picture.files[0]?.content)
}

it.each([
  ['a script among the words of a style', '<style>&lt;script&gt;alert(1)&lt;/script&gt;</style>'],
  ['the same as CDATA', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
  ['a script in a title', '<title><![CDATA[<script>alert(1)</script>]]></title>'],
  ['brackets in an attribute', '<g aria-label="&lt;script>alert(1)&lt;/script>&amp;&quot;"/>'],
  ['the end of CDATA', '<text>]]&gt; a &amp; b</text>'],
  [
    'HTML',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script><p xmlns="http://www.w3.org/1999/xhtml">2</p>',
  ],
  ['a style in a declaration', '<g style="onclick:alert(1);href:javascript:alert(1);fill:red"/>'],
])('a drawing is XML, and nothing in it runs: %s', async (_, inside) => {
  const document = parseXml(await drawn(inside))
  const names = document.find('//* | //@*').map((node) => ('name' in node ? String(node.name) : ''))
  expect(names.filter((name) => /^(?:script|p|on.*|style)$/.test(name) && !inside.includes('<style>'))).toEqual([])
  expect(document.find('//*[local-name()="script"]')).toEqual([])
  document.dispose()
})

it('a drawing keeps its words, and links within itself', async () => {
  const svg = await drawn(
    '<text>a ]]&gt; &lt; b &amp; \u00a0ё</text><use xlink:href="#x"/><g fill="url(&quot;#x&quot;)"/>',
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
  )
  const document = parseXml(svg)
  expect(document.root.content).toBe('a ]]> < b & \u00a0ё')
  expect(svg).toContain('<use href="#x"/>')
  expect(svg).toContain('url(&#x22;#x&#x22;)')
  document.dispose()
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
  parseXml(svg).dispose()
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 400, height: 200 })
})
