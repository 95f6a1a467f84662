import { compareOutput, readVaries } from '../../engine/model/compare-output.ts'
import { toolKey } from '../../engine/tools/kept-in-tab.ts'

/** A sample of the page, as a reader sees it. */
export interface Sample {
  readonly file: string
  readonly text: string
  /** The output that the page shows for it. */
  readonly recorded: string
}

/** Name of a sample without a title. */
export const defaultName = 'sample.ts'

/** Reads the sample that a place belongs to, and the output that was recorded for it. */
export function sampleAt(place: Element): Sample {
  const figure = place.closest('figure')
  let next = figure?.nextElementSibling
  while (next && !next.matches('figure')) next = next.nextElementSibling
  return {
    file: figure?.querySelector('.code-title')?.textContent ?? defaultName,
    text: linesIn(figure),
    recorded: next?.matches('[data-output]') ? linesIn(next) : '',
  }
}

/** Names a sample over the languages of its page: by its place, and the file. */
export const keyOf = (place: Element, { file }: Sample): string => `${toolKey(place)} ${file}`

function linesIn(figure: Element | null | undefined): string {
  return [...(figure?.querySelectorAll('pre .l') ?? [])].map((line) => line.textContent).join('\n')
}

/** Whether what was printed is what the page shows, apart from what varies from run to run. */
export function isAsRecorded(recorded: string, printed: string, varies: string | undefined): boolean {
  return compareOutput(recorded, printed, readVaries(varies)) === undefined
}
