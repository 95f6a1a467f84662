// Whole numbers as printable ASCII without quotes, backslashes and spaces: JSON takes it as it is, and every server
// compresses it. Small numbers are one sign long; a general compressor then brings them near to what they tell.

const signs = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter((sign) => !' "\\'.includes(sign))
/** Signs that end a number, and the others, which say that more follows. */
const ends = 62
const more = signs.length - ends
const codes = new Int8Array(128).fill(-1)
signs.forEach((sign, code) => {
  codes[sign.charCodeAt(0)] = code
})

/** One number. */
export function writeNumber(value: number): string {
  let text = signs[value % ends] ?? ''
  for (let rest = Math.floor(value / ends); rest > 0; rest = Math.floor(rest / more)) {
    text = signs[ends + (rest % more)] + text
  }
  return text
}

export function writeNumbers(values: Iterable<number>): string {
  let text = ''
  for (const value of values) text += writeNumber(value)
  return text
}

/**
 * The numbers of a text.
 * @throws RangeError for signs that no number is made of.
 */
export function readNumbers(text: string): number[] {
  const values: number[] = []
  let value = 0
  for (let i = 0; i < text.length; i++) {
    const code = codes[text.charCodeAt(i)] ?? -1
    if (code < 0) throw new RangeError(`"${text[i]}" is no part of a number`)
    if (code >= ends) value = value * more + code - ends
    else {
      values.push(value * ends + code)
      value = 0
    }
  }
  return values
}
