/** A control sequence with its number and its letter, or a single sign. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what terminals are told to do
const piece = /\x1b\[\??([\d;]*)([A-Za-z])|\x1b\][^\x07]*\x07|\r|\n|\x1b?[\s\S]/gu

/** A screen without an end, as far as tools use one that draw over their last lines. */
class Screen {
  readonly #lines: string[][] = [[]]
  #row = 0
  #column = 0

  put(sign: string): void {
    const line = this.#line()
    while (line.length < this.#column) line.push(' ')
    line[this.#column] = sign
    this.#column += 1
  }

  newLine(): void {
    this.#row += 1
    this.#column = 0
    this.#line()
  }

  toColumn(column: number): void {
    this.#column = Math.max(0, column)
  }

  /** Colors and what else changes no sign are passed over. */
  control(letter: string, numbers: string): void {
    const count = Number(numbers) || 1
    if (letter === 'A') this.#row = Math.max(0, this.#row - count)
    else if (letter === 'B') this.#row += count
    else if (letter === 'C') this.toColumn(this.#column + count)
    else if (letter === 'D') this.toColumn(this.#column - count)
    else if (letter === 'G') this.toColumn(count - 1)
    else if (letter === 'K') this.#line().splice(numbers === '2' ? 0 : this.#column)
    else if (letter === 'J') this.#clearBelow()
  }

  text(): string {
    return this.#lines.map((line) => Array.from(line, (sign) => sign ?? ' ').join('')).join('\n')
  }

  #line(): string[] {
    while (this.#lines.length <= this.#row) this.#lines.push([])
    return this.#lines[this.#row] as string[]
  }

  #clearBelow(): void {
    this.#line().splice(this.#column)
    this.#lines.splice(this.#row + 1)
  }
}

/** What a terminal without colors shows in the end: of a spinner its last state, however often it turned. */
export function asSeen(output: string): string {
  const screen = new Screen()
  for (const [sign, numbers = '', letter] of output.matchAll(piece)) {
    if (letter) screen.control(letter, numbers)
    else if (sign === '\n') screen.newLine()
    else if (sign === '\r') screen.toColumn(0)
    else if (!sign.startsWith('\x1b')) screen.put(sign)
  }
  return screen.text()
}
