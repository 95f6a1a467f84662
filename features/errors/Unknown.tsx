import { cleanText } from '../../engine/model/messages/clean-text.ts'
import parts from '../../engine/tools/parts/parts.module.css'
import type { ErrorsStrings } from './labels/en.ts'

interface Props {
  readonly text: string
  readonly base: string
  readonly strings: ErrorsStrings
}

/** Longest query for the search. */
const longest = 120

/** Says that nothing is known, and hands the likeliest line to the search. */
export function Unknown({ text, base, strings }: Props) {
  return (
    <div>
      <p className={parts.label}>{strings.unknown}</p>
      <p>
        {strings.unknownHint} <a href={searchHref(text, base)}>{strings.search}</a>.
      </p>
    </div>
  )
}

function searchHref(text: string, base: string): string {
  const lines = cleanText(text).split('\n').filter(Boolean)
  const line = lines.find((one) => /error|failed|denied|cannot|not found/i.test(one)) ?? lines[0] ?? text
  // The field in the bar leads to the search of the language.
  const page = document.querySelector('search form')?.getAttribute('action') ?? `${base}search`
  return `${page}?${new URLSearchParams({ q: line.trim().slice(0, longest) })}`
}
