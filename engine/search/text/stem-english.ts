// The English stemming algorithm of the Snowball project (snowballstem.org, "Porter2"), after its description. A letter Y
// stands for a `y` that is a consonant.

const vowels = 'aeiouy'
const short = /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/
const double = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/

/** Words that the rules would spoil, with their stems. */
const exceptions: Readonly<Record<string, string>> = {
  skis: 'ski',
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  idly: 'idl',
  gently: 'gentl',
  ugly: 'ugli',
  early: 'earli',
  only: 'onli',
  singly: 'singl',
}
const unchanged = new Set(['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'])
const finished = new Set('inning outing canning herring earring proceed exceed succeed'.split(' '))

type Rules = readonly (readonly [ending: string, replacement: string])[]

const second: Rules = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
]

const third: Rules = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ative', ''],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]

const fourth = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ion|al|er|ic)$/

/** Stem of an English word in lower case. */
export function stemEnglish(word: string): string {
  if (word.length <= 2 || unchanged.has(word)) return word
  const exception = Object.hasOwn(exceptions, word) ? exceptions[word] : undefined
  if (exception !== undefined) return exception
  let stem = word.replace(/^y|([aeiouy])y/g, '$1Y')
  const r1 = firstRegion(stem)
  const r2 = regionAfter(stem, r1)
  stem = plural(stem)
  if (finished.has(stem)) return stem
  stem = pastAndGerund(stem, r1)
  stem = stem.replace(/(?<=[^aeiouy])(?<!^.)[yY]$/, 'i')
  stem = replaceEnding(stem, second, r1, r2)
  stem = replaceEnding(stem, third, r1, r2)
  stem = withoutSuffix(stem, r2)
  return withoutLastLetter(stem, r1, r2).toLowerCase()
}

function firstRegion(word: string): number {
  const special = /^(?:gener|commun|arsen)/.exec(word)
  return special ? special[0].length : regionAfter(word, 0)
}

/** Where the region after the first consonant that follows a vowel begins, from an offset on. */
function regionAfter(word: string, start: number): number {
  for (let i = start + 1; i < word.length; i++) {
    if (!isVowel(word[i]) && isVowel(word[i - 1])) return i + 1
  }
  return word.length
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && vowels.includes(letter)
}

function plural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/(?:ied|ies)$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1)
  return /[aeiouy].+(?<![us])s$/.test(word) ? word.slice(0, -1) : word
}

function pastAndGerund(word: string, r1: number): string {
  const eed = /eed(?:ly)?$/.exec(word)
  if (eed) return eed.index >= r1 ? `${word.slice(0, eed.index)}ee` : word
  const ending = /(?:ed|edly|ing|ingly)$/.exec(word)
  const stem = ending ? word.slice(0, ending.index) : ''
  if (!/[aeiouy]/.test(stem)) return word
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (double.test(stem)) return stem.slice(0, -1)
  return r1 >= stem.length && short.test(stem) ? `${stem}e` : stem
}

/** The longest ending that fits decides, even where its condition does not hold. */
function replaceEnding(word: string, rules: Rules, r1: number, r2: number): string {
  const rule = rules.find(([ending]) => word.endsWith(ending))
  if (!rule) return word
  const [ending, replacement] = rule
  const stem = word.slice(0, -ending.length)
  if (stem.length < r1) return word
  if (ending === 'ogi' && !stem.endsWith('l')) return word
  if (ending === 'li' && !/[cdeghkmnrt]$/.test(stem)) return word
  if (ending === 'ative' && stem.length < r2) return word
  return stem + replacement
}

function withoutSuffix(word: string, r2: number): string {
  const suffix = fourth.exec(word)
  if (!suffix || suffix.index < r2) return word
  const stem = word.slice(0, suffix.index)
  return suffix[0] === 'ion' && !/[st]$/.test(stem) ? word : stem
}

function withoutLastLetter(word: string, r1: number, r2: number): string {
  const stem = word.slice(0, -1)
  if (word.endsWith('e')) return stem.length >= r2 || (stem.length >= r1 && !short.test(stem)) ? stem : word
  return word.endsWith('ll') && stem.length >= r2 ? stem : word
}
