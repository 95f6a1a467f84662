import { targets } from '../../../bench/weight/targets.ts'
import { measureWholeLoad } from '../../../bench/weight/whole-load.ts'
import { expect, it } from '../../e2e/harness/it.ts'
import { siteOf } from '../../e2e/harness/open.ts'

it.for([
  ['en', ''],
  ['ru', 'ru/'],
] as const)(
  'the front page and all that it needs, %s, under the target of `npm run bench -- home`',
  async ([language, path], { browser }) => {
    const { url, folder } = siteOf('real')
    const bytes = await measureWholeLoad(browser, language, url + path, folder)
    expect(bytes / 1000).toBeLessThanOrEqual(targets.home[language])
    // The measure counts: fonts and code alone weigh more than this.
    expect(bytes / 1000).toBeGreaterThan(targets.home[language] / 2)
  },
)
