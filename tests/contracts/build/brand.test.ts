import { afterAll, expect, it } from 'vitest'
import { page, pagesOnly, runBuild } from './run-build.ts'
import { configText, removeSites, writeSite } from './site-fixture.ts'

afterAll(removeSites)

const accent = "{ fill: '#1d4ed8', onFill: '#ffffff', light: '#1d4ed8', dark: '#93b4ff' }"

async function startWith(brand: string): Promise<string> {
  const run = await runBuild(writeSite({ 'config/site.ts': configText({ base: "'/some/'", brand }) }), pagesOnly)
  return page(run, 'docs/start.html')
}

it('a site has its own sign and colours', async () => {
  const html = await startWith(`{ sign: '>_', accent: ${accent} }`)
  expect(html).toContain(
    '<style>:root{--accent:#1d4ed8;--on-accent:#ffffff;--accent-ink:light-dark(#1d4ed8,#93b4ff);}</style>',
  )
  expect(html.match(/data-sign="&gt;_"/g)).toHaveLength(3)
})

it('a picture stands in place of the sign; without either it is the first letter', async () => {
  const html = await startWith("{ logo: '/logo.svg' }")
  expect(html).toContain('<style>:root{--logo:url("/some/logo.svg") center/contain no-repeat;}</style>')
  expect(html).toMatch(/class="Navbar-mark" data-sign=""/)
  expect(await startWith('{}')).toMatch(/class="Navbar-mark" data-sign="T"/)
})
