import { plural } from '../../../engine/labels/plural.ts'
import { useLocale } from '../../../engine/shell/context.tsx'
import { blogStrings } from '../strings.ts'

/** How long reading takes: `12 minutes to read`. */
export function ReadingTime({ minutes }: { readonly minutes: number }) {
  const { code, htmlLang } = useLocale()
  return <span>{plural(minutes, blogStrings[code].reading, htmlLang)}</span>
}
