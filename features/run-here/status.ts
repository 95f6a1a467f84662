import type { RunStrings } from './labels/en.ts'
import { isAsRecorded, type Sample } from './sample.ts'
import type { Run } from './use-run.ts'

interface Question {
  readonly run: Run
  readonly sample: Sample
  readonly text: string
  /** Whether the text has changed since the run. */
  readonly isOld: boolean
  readonly strings: RunStrings
  /** What of the output varies from run to run. */
  readonly varies: string | undefined
}

/** What a run has come to, in words. */
export function runStatus(question: Question): string {
  const { run, isOld, strings } = question
  const lacking = run.lacks.map((what) => strings.lacks[what])
  return [...(isOld ? [] : lacking), howFar(question)].join(' ')
}

function howFar({ run: { state, output }, sample, text, isOld, strings, varies }: Question): string {
  if (state === 'idle') return ''
  if (state === 'loading' || state === 'running') return strings[state]
  if (isOld) return strings.edited
  if ('stopped' in state) return strings.stopped[state.stopped]
  const isSame = isAsRecorded(sample.recorded, output, varies)
  const said = isSame ? strings.same : text === sample.text ? strings.differs : strings.own
  return said.replace('{code}', String(state.code))
}
