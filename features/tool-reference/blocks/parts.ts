import type { PhrasingContent } from 'mdast'
import type { VFile } from 'vfile'
import { inlineMarkdown } from '../../../engine/markdown/inline-markdown.ts'
import { text } from '../../../engine/markdown/nodes.ts'
import { contextOf, labelsOf } from '../../../engine/markdown/report.ts'
import { inLanguage } from '../../../engine/model/in-language.ts'
import { referenceStrings } from '../strings.ts'
import type { Effect, NameWords } from '../words-schema.ts'

/** The link of a row to itself, which copies its address as that of a heading does; the plain page has none. */
export function anchorTo(id: string, name: string, file: VFile): PhrasingContent {
  const properties = {
    className: ['anchor'],
    href: `#${id}`,
    ariaLabel: `${labelsOf(file, referenceStrings).nameLink}: ${name}`,
  }
  return { type: 'textDirective', name: 'anchor', data: { hName: 'a', hProperties: properties }, children: [] }
}

/**
 * What a name means, after the mark of what it does not do in this version, and before what to do instead.
 * @param more what is said of it besides, a sentence
 */
export function meaning(effect: Effect, words: NameWords, file: VFile, more = ''): PhrasingContent[] {
  const { locale } = contextOf(file)
  const said = inLanguage<string>(words, locale)
  const instead = effect === 'works' ? undefined : words.instead
  const follows = [...(instead ? [inLanguage(instead, locale)] : []), ...(more ? [more] : [])]
  return [
    ...(effect === 'works' ? [] : [effectMark(effect, file), text(' ')]),
    ...inlineMarkdown(follows.length > 0 ? sentence(said) : said),
    ...follows.flatMap((one) => [text(' '), ...inlineMarkdown(one)]),
  ]
}

/** How a name is written, as a sentence; nothing where there is no example. */
export function exampleOf(example: string | undefined, file: VFile): string | undefined {
  return example === undefined ? undefined : `${labelsOf(file, referenceStrings).example}: \`${example}\`.`
}

/** The one form in which pages mark what does nothing, or not all, in this version. */
export function effectMark(effect: Exclude<Effect, 'works'>, file: VFile): PhrasingContent {
  const value = labelsOf(file, referenceStrings).effects[effect].replace('{version}', contextOf(file).toolVersion)
  const properties = { className: ['effect', `effect-${effect}`] }
  return { type: 'strong', data: { hName: 'strong', hProperties: properties }, children: [text(value)] }
}

/** A phrase with its full stop: another one follows. */
function sentence(phrase: string): string {
  return /[.!?]$/.test(phrase) ? phrase : `${phrase}.`
}
