import { median } from '../figure.ts'

/** One line: what was measured of each subject, by its name. */
export interface Compared {
  readonly name: string
  readonly digits: number
  readonly values: ReadonlyMap<string, readonly number[]>
}

/** Medians beside each other, the spread behind each. */
export function comparison(subjects: readonly string[], rows: readonly Compared[]): string {
  const cell = (values: readonly number[] | undefined, digits: number) => {
    if (!values || values.length === 0) return '–'
    const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
      value.toFixed(digits),
    )
    return least === most ? `${middle}` : `${middle} (${least}–${most})`
  }
  const all = [
    ['', ...subjects],
    ...rows.map(({ name, digits, values }) => [name, ...subjects.map((subject) => cell(values.get(subject), digits))]),
  ]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
