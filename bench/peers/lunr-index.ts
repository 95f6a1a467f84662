import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { SearchPage } from '../../engine/search-index/search-page.ts'
import { peersDir } from './places.ts'

/** One document of lunr: as the local search of Docusaurus keeps them, a title, a heading or the text of a section. */
interface LunrDocument {
  readonly i: number
  readonly t: string
  readonly u: string
}

interface LunrBuilder {
  ref(name: string): void
  field(name: string): void
  metadataWhitelist: string[]
  add(document: LunrDocument): void
}

type Lunr = (configure: (this: LunrBuilder) => void) => unknown

/** Page that loads the index whole, as that plugin does, and searches words and what they begin. */
export const lunrPage = `<!doctype html><html lang="en"><title>lunr</title><script src="/lunr/lunr.js"></script><script type="module">
let loaded
const load = async () => (await (await fetch('/lunr/index.json')).json())
  .map(({ documents, index }) => ({ documents, index: lunr.Index.load(index) }))
window.find = async (query) => {
  loaded ??= load()
  const words = lunr.tokenizer(query).map(String)
  return (await loaded).flatMap(({ documents, index }) => {
    const byId = new Map(documents.map((document) => [document.i, document]))
    const hits = index.query((builder) => {
      for (const word of words) {
        builder.term(word, { boost: 10 })
        builder.term(word, { wildcard: lunr.Query.wildcard.TRAILING })
      }
    })
    return hits.slice(0, 8).map(({ ref }) => byId.get(Number(ref)).u)
  }).slice(0, 8)
}
window.ready = true
</script></html>`

/** Writes lunr and its index of some pages: titles, headings and texts apart, with places of words, as the plugin does. */
export async function writeLunr(folder: string, pages: readonly SearchPage[]): Promise<void> {
  const modules = join(peersDir, 'node_modules')
  const lunr = createRequire(join(peersDir, 'package.json'))('lunr') as Lunr
  await mkdir(join(folder, 'lunr'), { recursive: true })
  await copyFile(join(modules, 'lunr/lunr.js'), join(folder, 'lunr/lunr.js'))
  const all = [titlesOf(pages), headingsOf(pages), textsOf(pages)]
  const indexes = all.map((documents) => ({ documents, index: indexOf(lunr, documents) }))
  await writeFile(join(folder, 'lunr/index.json'), JSON.stringify(indexes))
}

function indexOf(lunr: Lunr, documents: readonly LunrDocument[]): unknown {
  return lunr(function () {
    this.ref('i')
    this.field('t')
    this.metadataWhitelist = ['position']
    for (const document of documents) this.add(document)
  })
}

type Entry = Omit<LunrDocument, 'i'>

function titlesOf(pages: readonly SearchPage[]): LunrDocument[] {
  return numbered(pages.map(({ title, route }) => ({ t: title, u: route })))
}

function headingsOf(pages: readonly SearchPage[]): LunrDocument[] {
  return numbered(
    pages.flatMap(({ route, sections }) =>
      sections.slice(1).map(({ heading, id }) => ({ t: heading, u: `${route}#${id}` })),
    ),
  )
}

function textsOf(pages: readonly SearchPage[]): LunrDocument[] {
  return numbered(
    pages.flatMap(({ route, sections }) =>
      sections.map(({ text, code, output, id }) => ({ t: [text, code, output].join(' '), u: `${route}#${id}` })),
    ),
  )
}

function numbered(entries: readonly Entry[]): LunrDocument[] {
  return entries.map((entry, i) => ({ i, ...entry }))
}
