import type { Picture } from './picture.ts'

interface ScheduleProps {
  readonly picture: Picture
  readonly label: string
}

/** The drawing in words: a table, which phones show as paragraphs, and remarks. */
export function Schedule({ picture: { columns, rows, notes }, label }: ScheduleProps) {
  return (
    <>
      <section className="table-scroll" aria-label={label} tabIndex={0}>
        <table className={columns.length > 2 ? 'stacked' : undefined}>
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
                  <td key={columns[place]} data-label={place === 0 ? undefined : columns[place]}>
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
