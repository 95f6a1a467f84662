import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure } from '../figure.ts'
import { project } from '../places.ts'
import { type Both, measureBytes, measureQueries, type Searched, searchTargets } from '../search/search.ts'
import { writtenIndex } from './written-index.ts'

/** Every so many queries of the judged lists are asked. */
const step = 12

/** The search on the pages of the site, with queries that readers may type. */
export async function measureRealSearch(): Promise<readonly Figure[]> {
  const name = (code: string) => `${code}-docs`
  const files = { en: await writtenIndex(name('en')), ru: await writtenIndex(name('ru')) }
  const searched: Searched = { files, name, queries: await judgedQueries() }
  return [...(await measureBytes(searched)), await measureQueries('real site', searched, searchTargets.small)]
}

async function judgedQueries(): Promise<Both<readonly string[]>> {
  return { en: await queriesOf('pages-en.txt'), ru: await queriesOf('pages-ru.txt') }
}

/** Lines of a list are `query => page`, its kinds in brackets. */
async function queriesOf(list: string): Promise<readonly string[]> {
  const lines = (await readFile(join(project, 'tests/site/search', list), 'utf8')).split('\n')
  const typed = lines.flatMap((line) => /^(.+?) => /.exec(line)?.[1] ?? [])
  return typed.filter((_, index) => index % step === 0)
}
