import { definedIn } from '../index/defined.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { runsOf } from '../text/runs.ts'
import { stem } from '../text/stem.ts'
import type { Resolved } from './resolved.ts'
import type { Scores } from './scores.ts'
import {
  defines,
  definesOwner,
  guideFactor,
  issueFactors,
  phraseBonus,
  sameHeading,
  sameTitle,
  taskWords,
  toolFactor,
  wholeHeading,
  withoutName,
} from './weights.ts'

/** What raises or lowers the score of a section as a whole. */
export interface Bonus {
  readonly factor: number
  /** Whether its heading, or its title, is the query and nothing else; not where that is a name in code. */
  readonly isSame: boolean
}

/** Weighs what sections are called, what they are, and whether they say the query just as it was typed. */
export function bonuses(index: SearchIndex, resolved: Resolved, scores: Scores): (section: number) => Bonus {
  const { head } = index
  const literalOf = literally(resolved, scores)
  const phrase = resolved.stems.join(' ')
  const all = (1 << resolved.optional.length) - 1
  const definitionOf = definitions(index, resolved)
  const purposeOf = purposes(index, resolved, scores)
  return (section) => {
    const named = (scores.title[section] ?? 0) | (scores.heading[section] ?? 0)
    const isWhole = countBits(named) >= (head.nameWords[section] ?? 0)
    // Asked last: it reads the heading word by word.
    const isSame = named === all && isWhole && isCalled(index, section, phrase)
    const same = head.headings[section] === '' ? sameTitle : sameHeading
    const byName = isSame ? same : named !== 0 && isWhole ? wholeHeading : 1
    const factor = Math.max(byName, definitionOf(section)) * literalOf(section) * purposeOf(section)
    return { factor, isSame: isSame && definedIn(nameOf(index, section)).length === 0 }
  }
}

/** Less for what tells what is wrong with a thing, more for what shows how to do it where a task is typed. */
function purposes(
  { head }: SearchIndex,
  { isCode, optional }: Resolved,
  { title }: Scores,
): (section: number) => number {
  const issueFactor = isCode ? issueFactors.ofName : issueFactors.ofWords
  const isTask = !isCode && optional.filter((isOptional) => !isOptional).length >= taskWords
  return (section) => {
    const page = head.pages[head.pageOf[section] ?? -1]
    if (page?.hasIssues) return issueFactor
    if (page?.isTool && countBits(title[page.first] ?? 0) < (head.nameWords[page.first] ?? 0)) return toolFactor
    return isTask && page?.isGuide ? guideFactor : 1
  }
}

/** More for the place that defines a name, or what it is a member of. */
function definitions({ head }: SearchIndex, resolved: Resolved): (section: number) => number {
  const { joined, owner, isCode, matchers, optional } = resolved
  const { names, stems } = head.defined
  const all = (1 << optional.length) - 1
  const ofName = matchers.filter(({ slots, kind }) => slots === all && kind === 'name')
  const expansions = ofName.flatMap((matcher) => matcher.expansions)
  const mistyped = expansions.filter(({ way }) => way === 'typo').flatMap(({ term }) => stems.get(term) ?? [])
  const sections = new Set([...(names.get(joined) ?? []), ...mistyped])
  // What has parameters has no members.
  const owners = (owner === undefined ? [] : (names.get(owner) ?? [])).filter(
    (one) => !head.headings[one]?.includes('('),
  )
  const ofOwner = new Set(sections.size === 0 ? owners : [])
  const factor = isCode ? defines.byName : optional.length === 1 ? defines.byWord : defines.byWords
  return (section) => (sections.has(section) ? factor : ofOwner.has(section) ? definesOwner : 1)
}

/** What raises a section that says it just as it was typed: identifiers, and words side by side. */
function literally({ matchers, pairs }: Resolved, scores: Scores): (section: number) => number {
  const names = matchers.filter(({ kind }) => kind === 'name')
  return (section) => {
    const had = names.filter(({ slots }) => ((scores.names[section] ?? 0) & slots) === slots).length
    const lacking = names.length === 0 ? 0 : 1 - had / names.length
    const sideBySide = pairs === 0 ? 0 : (scores.pairs[section] ?? 0) / pairs
    return withoutName ** lacking * (1 + phraseBonus * sideBySide)
  }
}

/** Of stop words alone, what is called as they are is meant, and the page of a command that is: `in` and `xec in`. */
export function isMeant(index: SearchIndex, section: number, { isVague, stems }: Resolved): boolean {
  if (!isVague) return true
  const phrase = stems.join(' ')
  const name = stemsOf(nameOf(index, section))
  return (
    name === phrase || (index.head.headings[section] === '' && /^\S+ \S+$/.test(name) && name.endsWith(` ${phrase}`))
  )
}

function isCalled(index: SearchIndex, section: number, phrase: string): boolean {
  const name = nameOf(index, section)
  if (Math.abs(name.length - phrase.length) > 30) return false
  return stemsOf(name) === phrase
}

function nameOf({ head }: SearchIndex, section: number): string {
  return head.headings[section] || head.pages[head.pageOf[section] ?? -1]?.title || ''
}

function stemsOf(text: string): string {
  return [...runsOf(text)].flatMap(({ words }) => words.map((word) => stem(word.text))).join(' ')
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
