import type { Mark } from '../../search/protocol.ts'

interface Props {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** A text with its matches marked. */
export function Marked({ text, marks }: Props) {
  const parts = marks.map(([start, end], index) => [
    text.slice(marks[index - 1]?.[1] ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ])
  return (
    <>
      {parts}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
