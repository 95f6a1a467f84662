import { type ConsoleLine, consoleLines } from './code-console.ts'
import { type CodeLanguage, languageNamed } from './code-languages.ts'
import { withShell } from './code-shell-template.ts'
import { type Piece, piecesByLine } from './code-spans.ts'
import { tokenizerOf } from './shiki-highlighter.ts'

/** A coloured line; role and prompt in a terminal only. */
export interface ColouredLine {
  readonly pieces: readonly Piece[]
  readonly role?: ConsoleLine['role']
  readonly prompt?: string
}

const scriptLanguages = new Set(['ts', 'tsx', 'js', 'jsx'])

/** The same samples stand on the English and on the Russian page. */
const cache = new Map<string, Promise<readonly ColouredLine[]>>()

/** Colours a block. The result is shared: nobody may change it. */
export function coloured(language: CodeLanguage, lines: readonly string[]): Promise<readonly ColouredLine[]> {
  const key = `${language.id}\n${lines.join('\n')}`
  let result = cache.get(key)
  if (!result) {
    result = colour(language, lines)
    cache.set(key, result)
  }
  return result
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
