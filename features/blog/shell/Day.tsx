import { formatDay } from '../../../engine/model/locale.ts'
import { useLocale } from '../../../engine/shell/context.tsx'

/** A day in the reader's language and calendar. */
export function Day({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatDay(day, useLocale())}</time>
}
