import { createHighlighterCore, type ThemedToken } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { remembered } from '../../model/remembered.ts'
import { LineTokenizer } from './grammar-lines.ts'
import type { CodeLanguage } from './languages.ts'
import type { Span } from './spans.ts'
import { markerOf, markerTheme } from './theme.ts'

/** Turns code into coloured spans. */
export type Tokenize = (code: string) => Span[]

/** Loaded with the first sample that nobody has coloured yet. Oniguruma takes half the time of the JavaScript engine. */
let engine: ReturnType<typeof createOnigurumaEngine> | undefined

/** One highlighter a language: what a grammar embeds must not depend on the pages that were built before. */
const highlighters = new Map<string, Promise<Tokenize>>()

/** The tokenizer of a language, loaded once. Plain text has none. */
export function tokenizerOf({ grammar, embeds = [] }: CodeLanguage): Promise<Tokenize> {
  if (!grammar) return Promise.resolve(() => [])
  return remembered(highlighters, grammar, async () => {
    engine ??= createOnigurumaEngine(import('shiki/wasm'))
    const langs = [grammar, ...embeds].map((name) => import(`shiki/langs/${name}.mjs`))
    const highlighter = await createHighlighterCore({ themes: [markerTheme], langs, engine, warnings: false })
    const lines = new LineTokenizer(highlighter, grammar, 'markers')
    return (code: string) => tokenize(lines, code)
  })
}

function tokenize(tokenizer: LineTokenizer, code: string): Span[] {
  const lines = code.split('\n')
  let lineStart = 0
  return tokenizer.tokenize(lines).flatMap((tokens, index) => {
    const offset = lineStart
    lineStart += (lines[index]?.length ?? 0) + 1
    return tokens.map((token) => spanOf(token, offset))
  })
}

function spanOf(token: ThemedToken, lineStart: number): Span {
  const start = lineStart + token.offset
  const end = start + token.content.length
  const marker = markerOf(token.color)
  if (marker === 'plain') return { start, end }
  if (marker.length === 1 || marker === 'option') return { start, end, token: marker as Span['token'] }
  const mark = marker as NonNullable<Span['mark']>
  return { start, end, ...(mark.startsWith('template') && { token: 's' }), mark }
}
