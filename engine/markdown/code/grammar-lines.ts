import type { GrammarState, HighlighterCore, ThemedToken } from 'shiki/core'

/** The tokens of a line that follows a state of the grammar, and the state after it. */
interface TokenizedLine {
  readonly tokens: readonly ThemedToken[]
  readonly after: KnownState
}

/** Lines that are kept: each takes a kilobyte or two. */
const limit = 1_200

/** A state of the grammar, and the lines that were met in it. */
interface KnownState {
  /** Absent at the beginning of a sample. */
  readonly state?: GrammarState
  readonly lines: Map<string, TokenizedLine>
}

/** A grammar that has not got out of so much that it has begun is lost, and slower with every line: it begins anew. */
const deepest = 200

/**
 * Tokenizes samples of one language line by line, and no line twice in the same state: samples repeat each other's
 * imports and closing brackets, and translations differ in little but their comments. No time limit on a line: a slow machine
 * must give the same page.
 */
export class LineTokenizer {
  readonly #highlighter: HighlighterCore
  readonly #grammar: string
  readonly #theme: string
  #start: KnownState = { lines: new Map() }
  /** By their depth, which is cheaper to compare than a whole state. */
  readonly #states = new Map<number, KnownState[]>()
  #kept = 0

  constructor(highlighter: HighlighterCore, grammar: string, theme: string) {
    this.#highlighter = highlighter
    this.#grammar = grammar
    this.#theme = theme
  }

  /** Tokens of each line; their offsets count from its beginning. */
  tokenize(lines: readonly string[]): (readonly ThemedToken[])[] {
    if (this.#kept > limit) this.#forget()
    let known = this.#start
    return lines.map((line) => {
      if (line === '') return []
      const { tokens, after } = known.lines.get(line) ?? this.#tokenizeLine(line, known)
      known = after
      return tokens
    })
  }

  #tokenizeLine(part: string, { state, lines }: KnownState): TokenizedLine {
    // A part of a text would keep the whole text in memory.
    const line = Buffer.from(part).toString()
    const options = { lang: this.#grammar, theme: this.#theme, tokenizeTimeLimit: 0, grammarState: state }
    const found = this.#highlighter.codeToTokensBase(line, options)
    const after = this.#highlighter.getLastGrammarState(found)
    if (!after) throw new Error(`The grammar "${this.#grammar}" gave no state`)
    const tokenized = { tokens: found.flat(), after: this.#known(after) }
    lines.set(line, tokenized)
    this.#kept += 1
    return tokenized
  }

  #forget(): void {
    this.#start = { lines: new Map() }
    this.#states.clear()
    this.#kept = 0
  }

  #known(state: GrammarState): KnownState {
    const stack = state.getInternalStack(this.#theme)
    const depth = stack?.depth ?? 0
    if (depth > deepest) return this.#start
    const states = this.#states.get(depth) ?? []
    this.#states.set(depth, states)
    const same = states.find((other) => {
      const known = other.state?.getInternalStack(this.#theme)
      return stack && known?.equals(stack)
    })
    if (same) return same
    const added: KnownState = { state, lines: new Map() }
    states.push(added)
    return added
  }
}
