import GithubSlugger from 'github-slugger'
import { sourceHash } from '../../engine/read/source-hash.ts'
import { admonition, diagram, join, list, table, tabs } from './blocks.ts'
import { codeBlock } from './code.ts'
import { type Bilingual, bilingual, description, locales, paragraph, phrase } from './prose.ts'
import type { Random } from './random.ts'

export interface PageRecipe {
  /** Words of prose, those of tables and lists included. */
  readonly words: number
  readonly codeBlocks: number
  readonly hasDiagram: boolean
  /** Routes that the page may link to. */
  readonly links: readonly string[]
  /** Titles of other pages, to which its own are added: a build takes no title twice. */
  readonly titles: Set<string>
}

/** A page in both languages, front matter included. */
export function writePage(random: Random, recipe: PageRecipe): Bilingual {
  const title = newTitle(random, recipe.titles)
  const summary = bilingual((vocabulary) => description(random, vocabulary))
  const kind = random.pick(['tutorial', 'how-to', 'reference', 'explanation'])
  const body = writeBody(random, recipe)
  const head = (locale: keyof Bilingual, more = '') =>
    `---\ntitle: ${JSON.stringify(title[locale])}\ndescription: ${JSON.stringify(summary[locale])}\nkind: ${kind}\n${more}---\n\n`
  const en = `${head('en')}${body.en}\n`
  return { en, ru: `${head('ru', `source: ${sourceHash(en)}\n`)}${body.ru}\n` }
}

function newTitle(random: Random, titles: Set<string>): Bilingual {
  while (true) {
    const title = bilingual((vocabulary) => phrase(random, vocabulary, random.between(2, 4)))
    if (locales.some((locale) => titles.has(title[locale]))) continue
    for (const locale of locales) titles.add(title[locale])
    return title
  }
}

/** Sections until the words are written; the code blocks are spread over them. */
function writeBody(random: Random, recipe: PageRecipe): Bilingual {
  const slugger = new GithubSlugger()
  const parts: Bilingual[] = [text(random, recipe, 40)]
  let blocks = 0
  const written = () => parts.reduce((sum, { en }) => sum + proseWords(en), 0)
  while (written() < recipe.words) {
    if (parts.length % 6 === 1) parts.push(heading(random, slugger, random.chance(0.3) && parts.length > 6 ? 3 : 2))
    parts.push(text(random, recipe, random.between(20, 60)))
    const due = Math.ceil((written() / recipe.words) * recipe.codeBlocks)
    for (; blocks < Math.min(due, recipe.codeBlocks); blocks++) parts.push(codeBlock(random))
    if (random.chance(0.3)) parts.push(random.pick([table, list, admonition, list])(random))
  }
  if (random.chance(0.5)) parts.push(tabs(random))
  if (recipe.hasDiagram) parts.splice(2, 0, diagram(random))
  return join(parts)
}

function text(random: Random, { links }: PageRecipe, words: number): Bilingual {
  const link = random.chance(0.3) ? random.pick(links) : undefined
  return bilingual((vocabulary) => paragraph(random, vocabulary, words, link))
}

/** The Russian heading repeats the English id. */
function heading(random: Random, slugger: GithubSlugger, level: 2 | 3): Bilingual {
  const marks = '#'.repeat(level)
  const count = random.between(2, 5)
  const { en, ru } = bilingual((vocabulary) => phrase(random, vocabulary, count))
  return { en: `${marks} ${en}`, ru: `${marks} ${ru} {#${slugger.slug(en)}}` }
}

function proseWords(part: string): number {
  return part.startsWith('```') ? 0 : part.split(/\s+/).length
}
