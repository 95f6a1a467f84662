import { compareOutput, readVaries } from '../../engine/model/compare-output.ts'
import type { LocaleCode } from '../../engine/model/locale.ts'

/** A sample of the page, as a reader sees it. */
export interface Sample {
  readonly file: string
  readonly text: string
  /** The output that the page shows for it. */
  readonly recorded: string
}

/** Reads the sample that a place belongs to, and the output that was recorded for it. */
export function sampleAt(place: Element): Sample {
  const figure = place.closest('figure')
  let next = figure?.nextElementSibling
  while (next && !next.matches('figure')) next = next.nextElementSibling
  return {
    file: figure?.querySelector('.code-title')?.textContent ?? 'sample.ts',
    text: linesIn(figure),
    recorded: next?.matches('[data-output]') ? linesIn(next) : '',
  }
}

/** Names a sample over the languages of its page: by the page, the file, and which of the page's samples it is. */
export function keyOf(place: Element, { file }: Sample, locale: LocaleCode): string {
  const route = window.location.pathname.replace(`/${locale}/`, '/')
  const all = [...document.querySelectorAll('.tool[data-tool="run"]')]
  return `sample ${route} ${all.findIndex((tool) => tool.contains(place))} ${file}`
}

function linesIn(figure: Element | null | undefined): string {
  return [...(figure?.querySelectorAll('pre .l') ?? [])].map((line) => line.textContent).join('\n')
}

/** Whether what was printed is what the page shows, apart from what varies from run to run. */
export function isAsRecorded(recorded: string, printed: string, varies: string | undefined): boolean {
  return compareOutput(recorded, printed, readVaries(varies)) === undefined
}
