/** A word of a command line. */
export interface Word {
  readonly text: string
  /** Whether a part of it stood in quotes. */
  readonly quoted: boolean
}

/** A simple command of a script: its words without redirections. */
export interface ShellCommand {
  readonly words: readonly Word[]
  /** 1-based line of its first word. */
  readonly line: number
}

/**
 * Splits a script into simple commands, as far as that can be done without a shell: quotes, escapes, comments, lines that
 * go on, operators, redirections. Expansions stay as they are written.
 */
export function shellCommands(script: string): ShellCommand[] {
  return new Splitter(script).commands()
}

const operators = /^(?:&&|\|\||;;|[;|&()\n])/
const redirection = /^\d*(?:>>|>&|<&|<<<|<<-?|[<>])/

class Splitter {
  readonly #script: string
  readonly #found: ShellCommand[] = []
  #words: Word[] = []
  #at = 0
  #line = 1
  #start = 1
  #dropNext = false

  constructor(script: string) {
    this.#script = script
  }

  commands(): ShellCommand[] {
    while (this.#at < this.#script.length) this.#step()
    this.#flush()
    return this.#found
  }

  #step(): void {
    const rest = this.#script.slice(this.#at)
    const passed = /^(?:[ \t]|\\\n)+/.exec(rest)?.[0] ?? (rest.startsWith('#') ? /^[^\n]*/.exec(rest)?.[0] : undefined)
    const operator = operators.exec(rest)?.[0]
    const redirect = redirection.exec(rest)?.[0]
    if (operator) this.#flush()
    if (redirect) this.#dropNext = true
    const skipped = passed ?? operator ?? redirect
    if (skipped === undefined) this.#word()
    else this.#skip(skipped)
  }

  #word(): void {
    if (this.#words.length === 0) this.#start = this.#line
    let text = ''
    let quoted = false
    for (let piece = this.#piece(); piece; piece = this.#piece()) {
      text += piece.text
      quoted ||= piece.quoted
    }
    // A sign that no form takes, such as a backslash at the very end.
    if (!text && !quoted) this.#skip(this.#script.charAt(this.#at))
    if (this.#dropNext) this.#dropNext = false
    else this.#words.push({ text, quoted })
  }

  /** A stretch of a word in one kind of quotes, or without. */
  #piece(): Word | undefined {
    const rest = this.#script.slice(this.#at)
    const single = /^'([^']*)'?/.exec(rest)
    const double = /^"((?:\\[\s\S]|[^"\\])*)"?/.exec(rest)
    const substitution = /^\$\((?:[^()]|\([^()]*\))*\)?|^`[^`]*`?|^\$\{[^}]*\}?/.exec(rest)
    const plain = /^(?:\\[\s\S]|[^\s;|&()<>'"\\$`]|\$(?![({]))+/.exec(rest)
    const match = single ?? double ?? substitution ?? plain
    if (!match) return undefined
    this.#skip(match[0])
    if (single) return { text: single[1] ?? '', quoted: true }
    if (double) return { text: (double[1] ?? '').replace(/\\\n/g, '').replace(/\\([$`"\\])/g, '$1'), quoted: true }
    return { text: substitution ? match[0] : match[0].replace(/\\([\s\S])/g, '$1'), quoted: false }
  }

  #skip(text: string): void {
    this.#at += text.length
    this.#line += text.split('\n').length - 1
  }

  #flush(): void {
    if (this.#words.length > 0) this.#found.push({ words: this.#words, line: this.#start })
    this.#words = []
  }
}
