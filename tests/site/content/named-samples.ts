import { readdirSync, readFileSync } from 'node:fs'

/** A sample that a reader saves under its title. */
interface NamedSample {
  line: number
  name: string
  text: string
  /** The paragraph before it. */
  before: string
  /** It stands in a tab or on a side of a pair: of those a reader takes one. */
  isAlternative: boolean
}

/** The samples of a page that have the name of a file. */
export function namedSamples(source: string): NamedSample[] {
  const samples: NamedSample[] = []
  const around: string[] = []
  let before = ''
  for (const { 0: part, index, groups } of source.matchAll(parts)) {
    if (groups?.fence) {
      const name = groups.info?.match(/ title="([^"]+)"/)?.[1]
      const isAlternative = around.some((block) => /^(?:tab|before|after)$/.test(block))
      const line = source.slice(0, index).split('\n').length
      if (name) samples.push({ line, name, text: groups.text ?? '', before, isAlternative })
    } else if (groups?.block) around.push(groups.block)
    else if (part.startsWith(':::')) around.pop()
    else before = part
  }
  return samples
}

/** A fenced block, the beginning or the end of a block around others, or a paragraph. */
const parts =
  /^(?<fence>`{3,})(?<info>.*)\n(?<text>[\s\S]*?)^\k<fence>$|^:{3,}(?<block>\w+).*$|^:{3,}$|^[^\n`:](?:.*\n)(?:[^\n`:].*\n)*/gm

/** Folders below /srv that the files of a project name. */
export function foldersOf(project: string): string[] {
  const files = readdirSync(project, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const texts = files.map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
  return [...new Set(texts.flatMap((text) => text.match(/\/srv\/[a-z][\w-]*(?=[\s/'`"])/g) ?? []))]
}
