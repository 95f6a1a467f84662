import { afterAll, describe, expect, it } from 'vitest'
import { problemsIn } from './problems.ts'
import { documents, page, pagesOnly, runBuild } from './run-build.ts'
import { configText, removeSites, validSite, writeSite } from './site-fixture.ts'

const locale = (code: string, label: string, path: string) =>
  `{ code: '${code}', label: '${label}', direction: 'ltr', htmlLang: '${code}', calendar: 'gregory', path: '${path}' }`
const english = locale('en', 'English', '/')

/** The valid site with other languages; a text is named by its language. */
function siteIn(locales: readonly string[], codes: readonly string[]): Record<string, string | undefined> {
  const text = (...said: readonly string[]) => `{ ${codes.map((code, at) => `${code}: '${said[at]}'`).join(', ')} }`
  const pages = Object.entries(validSite()).filter(([file]) => file.startsWith('content/ru/'))
  const moved = (to: string | undefined) =>
    Object.fromEntries(
      pages.flatMap(([file, written]) => [
        [file, undefined],
        ...(to === undefined ? [] : [[file.replace('/ru/', `/${to}/`), written] as const]),
      ]),
    )
  return {
    ...moved(codes[1]),
    'config/site.ts': configText({
      locales: `[${locales.join(', ')}]`,
      tagline: text('A tiny site', 'Eine kleine Seite'),
      navbar: `{ items: [{ type: 'docSidebar', sidebarId: 'main', label: ${text('Docs', 'Doku')}, position: 'left' }] }`,
      footer: `{ links: [{ to: '/docs/start', label: ${text('Start', 'Anfang')} }], copyright: 'Nobody' }`,
    }),
  }
}

afterAll(removeSites)

describe('a site', () => {
  it('may have English alone', async () => {
    const run = await runBuild(writeSite(siteIn([english], ['en'])), ['--strict', ...pagesOnly])
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' })
    const russian = [...run.files].filter(
      ([name, text]) => name.startsWith('ru/') || (/\.(?:html|json|txt|xml)$/.test(name) && /[а-яё]/i.test(text)),
    )
    expect(russian.map(([name]) => name)).toEqual([])
  })

  it('may have a language without labels: those are English, and the build says once which are missing', async () => {
    const site = writeSite(siteIn([english, locale('de', 'Deutsch', '/de/')], ['en', 'de']))
    const { code, stderr, ...run } = await runBuild(site, pagesOnly)
    expect(code).toBe(0)
    const said = stderr.split('\n').filter((line) => line.includes('labels'))
    expect(said).toEqual([
      'warning: engine/labels/de/pages.ts  There are no labels in the language "de".',
      expect.stringMatching(/and in engine\/labels\/de\/.*features\/blog\/labels\/de\.ts/),
    ])
    const start = page({ code, stderr, ...run }, 'de/docs/start.html')
    expect(start).toMatch(/<html [^>]*lang="de"/)
    expect(start).toContain('>Skip to main content<')
    expect(start).toContain('>Anfang<')
    expect(documents({ code, stderr, ...run }).filter(([name]) => name.startsWith('ru/'))).toEqual([])
  })

  it('is refused with --strict while labels are missing', async () => {
    const said = await problemsIn(writeSite(siteIn([english, locale('de', 'Deutsch', '/de/')], ['en', 'de'])), true)
    expect(said).toContainEqual(expect.stringMatching(/^engine\/labels\/de\/pages\.ts {2}There are no labels/))
  })
})

it('a text of the configuration has to be in every language of the site', async () => {
  const locales = `[${english}, ${locale('de', 'Deutsch', '/de/')}]`
  const tagline = "{ en: 'Tiny' }"
  const said = await problemsIn(writeSite({ 'config/site.ts': configText({ locales, tagline }) }))
  expect(said).toContainEqual(expect.stringMatching(/^config\/site\.ts:\d+ {2}"tagline\.de" is missing\./))
})
