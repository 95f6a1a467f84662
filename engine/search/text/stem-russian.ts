// The Russian stemming algorithm of the Snowball project (snowballstem.org), after its description.

const vowel = /[аеиоуыэюя]/
const perfectiveGerund = /(?:(?<=[ая])(?:в|вши|вшись)|(?:ив|ивши|ившись|ыв|ывши|ывшись))$/
const reflexive = /(?:ся|сь)$/
const adjective = /(?:ее|ие|ые|ое|ими|ыми|ей|ий|ый|ой|ем|им|ым|ом|его|ого|ему|ому|их|ых|ую|юю|ая|яя|ою|ею)$/
const participle = /(?:(?<=[ая])(?:ем|нн|вш|ющ|щ)|(?:ивш|ывш|ующ))$/
const verb =
  /(?:(?<=[ая])(?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно)|(?:ила|ыла|ена|ейте|уйте|ите|или|ыли|ей|уй|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю))$/
const noun =
  /(?:иями|ями|ами|иях|ием|иям|ией|ях|ах|ам|ем|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ом|ия|ья|ию|ью|а|е|и|й|о|у|ы|ь|ю|я)$/
const superlative = /(?:ейше|ейш)$/
const derivational = /(?:ость|ост)$/

/** Stem of a Russian word in lower case with `е` for `ё`. */
export function stemRussian(word: string): string {
  const start = word.search(vowel) + 1
  if (start === 0) return word
  // An ending counts only inside the region after the first vowel, and so does the letter that must precede it.
  const head = word.slice(0, start)
  let region = word.slice(start)
  region = withoutInflection(region)
  if (region.endsWith('и')) region = region.slice(0, -1)
  const second = secondRegion(word)
  const suffix = derivational.exec(region)
  if (suffix && head.length + suffix.index >= second) region = region.slice(0, suffix.index)
  return head + tidy(region)
}

function withoutInflection(region: string): string {
  const gerund = region.replace(perfectiveGerund, '')
  if (gerund !== region) return gerund
  const plain = region.replace(reflexive, '')
  const adjectival = plain.replace(adjective, '')
  if (adjectival !== plain) return adjectival.replace(participle, '')
  const verbal = plain.replace(verb, '')
  return verbal !== plain ? verbal : plain.replace(noun, '')
}

/** One of: a doubled н, a superlative (and a doubled н before it), a soft sign. */
function tidy(region: string): string {
  const without = region.replace(superlative, '')
  if (without.endsWith('нн')) return without.slice(0, -1)
  return without === region ? region.replace(/ь$/, '') : without
}

/** Where the region after the second pair of vowel and consonant begins. */
function secondRegion(word: string): number {
  const match = /^.*?[аеиоуыэюя][^аеиоуыэюя].*?[аеиоуыэюя][^аеиоуыэюя]/.exec(word)
  return match ? match[0].length : word.length
}
