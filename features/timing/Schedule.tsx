import type { Picture } from './picture.ts'

interface ScheduleProps {
  readonly picture: Picture
  readonly label: string
}

/** The drawing in words: a table, which phones show as paragraphs, and remarks. */
export function Schedule({ picture: { columns, rows, notes }, label }: ScheduleProps) {
  const isStacked = columns.length > 2
  return (
    <>
      <section className="table-scroll" aria-label={label} tabIndex={0}>
        <table className={isStacked ? 'stacked' : undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <tr key={index}>
                {row.map((cell, place) => (
                  <td key={columns[place]} data-label={isStacked && place > 0 ? columns[place] : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  )
}
