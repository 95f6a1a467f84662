/** One spelling for what readers take for the same: lower case, `е` for `ё`, no accents, no wide or ligature forms. */
export function plain(text: string): string {
  // Most of a documentation is ASCII.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  const composed = text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replaceAll('ß', 'ss')
  if (/^[\x20-\x7eа-я]*$/.test(composed)) return composed
  // `й` is a letter of its own: it is kept while marks are taken off all others.
  return composed
    .replace(/[^й]+/g, (part) => part.normalize('NFD').replace(/\p{M}+/gu, ''))
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
}

/** Whether a word holds Cyrillic letters. */
export function isCyrillic(word: string): boolean {
  return /[а-яё]/i.test(word)
}
