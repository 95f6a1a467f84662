// The same keys in the Latin (US) and in the Russian (ЙЦУКЕН) layout, row by row, without and with Shift.
const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?@#$^&'
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"№;:?'

const toRussian = table(latin, russian)
const toLatin = table(russian, latin)

/**
 * What the same keys write in the other layout: `ыыр` is `ssh`, `rjvfylf` is `команда`. Undefined for what has no letter
 * of a layout, and for a mixture of both.
 */
export function inOtherLayout(text: string): string | undefined {
  const hasRussian = /[а-яё]/i.test(text)
  const hasLatin = /[a-z]/i.test(text)
  if (hasRussian === hasLatin) return undefined
  const map = hasRussian ? toLatin : toRussian
  const other = Array.from(text, (sign) => map.get(sign) ?? sign).join('')
  // No word that was meant in Latin letters has such signs inside: what is swapped into one was Russian.
  return hasRussian && /[a-z][,;'"<>[\]{}]+[a-z[]/i.test(other) ? undefined : other
}

function table(from: string, to: string): Map<string, string> {
  return new Map(Array.from(from, (sign, index) => [sign, to[index] ?? sign]))
}
