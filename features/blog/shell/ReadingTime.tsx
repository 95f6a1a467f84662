import { plural } from '../../../engine/labels/plural.ts'
import { useLocale } from '../../../engine/shell/context.tsx'
import { useLabels } from '../../../engine/shell/use-labels.ts'
import { blogStrings } from '../strings.ts'

/** How long reading takes: `12 minutes to read`. */
export function ReadingTime({ minutes }: { readonly minutes: number }) {
  const { htmlLang } = useLocale()
  return <span>{plural(minutes, useLabels(blogStrings).reading, htmlLang)}</span>
}
