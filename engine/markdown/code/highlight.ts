import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { remembered } from '../../model/remembered.ts'
import type { SampleColours } from '../article.ts'
import { type ColouredLine, readColours } from './colours.ts'
import { consoleLines } from './console.ts'
import { tokenizerOf } from './highlighter.ts'
import { type CodeLanguage, languageNamed } from './languages.ts'
import { withShell } from './shell-template.ts'
import { piecesByLine } from './spans.ts'

const scriptLanguages = new Set(['ts', 'tsx', 'js', 'jsx'])

/** A sample whose colours are found or on their way. */
export interface ColouredSample {
  /** Hash of its language and its text. */
  readonly name: string
  readonly lines: Promise<readonly ColouredLine[]>
}

/** The same samples stand on the English and on the Russian page, which are parsed one after the other. */
const cache = new LRUCache<string, ColouredSample>({ max: 100 })

/**
 * Colours a block. The result is shared: nobody may change it.
 * @param kept colours that an earlier build has found
 */
export function coloured(language: CodeLanguage, lines: readonly string[], kept: SampleColours = {}): ColouredSample {
  const key = `${language.id}\n${lines.join('\n')}`
  return remembered(cache, key, () => {
    const name = createHash('sha256').update(key).digest('base64').slice(0, 20)
    const known = kept[name] === undefined ? undefined : readColours(kept[name], lines)
    return { name, lines: known ? Promise.resolve(known) : colour(language, lines) }
  })
}

async function colour(language: CodeLanguage, lines: readonly string[]): Promise<ColouredLine[]> {
  const tokenize = await tokenizerOf(language)
  if (language.id === 'console') return consoleLines(lines, tokenize)
  const code = lines.join('\n')
  const spans = tokenize(code)
  const shell = scriptLanguages.has(language.id) && code.includes('`') ? languageNamed('sh') : undefined
  const all = shell ? withShell(code, spans, await tokenizerOf(shell)) : spans
  return piecesByLine(code, all).map((pieces) => ({ pieces }))
}
