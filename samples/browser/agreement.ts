import type { BrowserRuns } from '../../engine/markdown/code/record/browser-runs.ts'
import { compareOutput, readVaries } from '../../engine/model/compare-output.ts'
import type { Candidate } from './candidates.ts'
import type { BrowserOutcome } from './run-in-browser.ts'

/** What differs between the record and a run in a browser, in words; undefined where they agree. */
export function disagreement({ output, varies, exit }: Candidate, outcome: BrowserOutcome): string | undefined {
  if (outcome.end !== exit) return `ended with ${outcome.end}, not ${exit}\n${outcome.output}`
  const difference = compareOutput(output, outcome.output, readVaries(varies))
  return difference && `line ${difference.line}\n  page:    ${difference.shown}\n  browser: ${difference.printed}`
}

/** The entries of those that agree. */
export function recordOf(outcomes: ReadonlyMap<Candidate, BrowserOutcome>): BrowserRuns['samples'] {
  const agreeing = [...outcomes].filter(([candidate, outcome]) => !disagreement(candidate, outcome))
  const entries = agreeing.map(([{ key, of, files, env, varies, plain }]) => [
    key,
    {
      of,
      ...(!isEmpty(files) && { files }),
      ...(!isEmpty(env) && { env }),
      ...(plain && { plain: true as const }),
      ...(varies && { varies }),
    },
  ])
  return Object.fromEntries(entries)
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0
}
