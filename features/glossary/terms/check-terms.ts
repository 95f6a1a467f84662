import { join } from 'node:path'
import { filesBelow } from '../../../engine/files/files-below.mjs'
import { readText } from '../../../engine/files/read-text.ts'
import type { LocaleCode } from '../../../engine/model/locale.ts'
import type { Problem } from '../../../engine/problems/problem.ts'
import { proseOfMarkdown, proseOfSource, proseOfWords } from './prose.ts'
import { type Rejected, readTerms, rejectedForms, type Terms } from './terms.ts'

/** A rejected form in a text. */
export interface Finding extends Problem {
  readonly line: number
  readonly column: number
  readonly found: string
  readonly id: string
}

/** Rejected forms in the prose of all pages, in the words for facts, the names in the sidebar and the labels. */
export function checkTerms(root: string): Finding[] {
  const terms = readTerms(root)
  const forms = rejectedForms(terms)
  return textsOf(root, languagesOf(forms)).flatMap(({ file, locales }) => {
    const source = readText(join(root, file))
    const prose = proseOf(file, source, locales)
    const own = forms.filter(({ locale }) => locales.includes(locale))
    return findIn(prose, own, allowedIn(source, terms)).map((finding) => ({ file, ...finding }))
  })
}

/** Phrases that the terms allow and no text has any more. */
export function unusedPhrases(root: string): string[] {
  const terms = readTerms(root)
  const { allowed } = terms
  const sources = textsOf(root, languagesOf(rejectedForms(terms))).map(({ file }) => readText(join(root, file)))
  return allowed.map(({ phrase }) => phrase).filter((phrase) => !sources.some((source) => source.includes(phrase)))
}

/** What the forms find in a text, in order. Stretches that are allowed are let pass. */
export function findIn(
  prose: string,
  forms: readonly Rejected[],
  allowed: readonly (readonly [start: number, end: number])[] = [],
): Omit<Finding, 'file'>[] {
  const matches = forms.flatMap((form) => [...prose.matchAll(form.find)].map((match) => ({ form, match })))
  return matches
    .filter(
      ({ match }) => !allowed.some(([start, end]) => match.index >= start && match.index + match[0].length <= end),
    )
    .sort((a, b) => a.match.index - b.match.index)
    .map(({ form, match }) => {
      const before = prose.slice(0, match.index).split('\n')
      const found = match[0].replace(/\s+/g, ' ').trim()
      const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
      return { ...place, id: form.id, found, message: `"${found}" is not used here.`, hint: `Write: ${form.write}.` }
    })
}

function proseOf(file: string, source: string, [locale]: Text['locales']): string {
  if (file.endsWith('.md')) return proseOfMarkdown(source)
  return file.endsWith('.yml') && locale ? proseOfWords(source, locale) : proseOfSource(source)
}

function allowedIn(source: string, { allowed }: Terms): [number, number][] {
  return allowed.flatMap(({ phrase }) => {
    const found: [number, number][] = []
    for (let at = source.indexOf(phrase); at >= 0; at = source.indexOf(phrase, at + 1)) {
      found.push([at, at + phrase.length])
    }
    return found
  })
}

interface Text {
  readonly file: string
  readonly locales: readonly LocaleCode[]
}

/** Folders of words that pages draw, once for both languages. */
const wordFolders = ['content/reference', 'content/probes']

/** Languages that have rejected forms. */
function languagesOf(forms: readonly Rejected[]): LocaleCode[] {
  return [...new Set(forms.map(({ locale }) => locale))]
}

function textsOf(root: string, codes: readonly LocaleCode[]): Text[] {
  const texts = codes.flatMap((locale) => {
    const pages = filesIn(root, `content/${locale}`, /\.md$/)
    const labels = [
      ...filesIn(root, `engine/labels/${locale}`, /\.ts$/),
      ...filesIn(root, 'features', new RegExp(`/labels/${locale}\\.ts$`)),
    ]
    const words = wordFolders.flatMap((folder) => filesIn(root, folder, /\.yml$/))
    return [...pages, ...labels, ...words].map((file) => ({ file, locales: [locale] }))
  })
  return [...texts, { file: 'content/nav.ts', locales: codes }]
}

function filesIn(root: string, folder: string, ending: RegExp): string[] {
  const names = filesBelow(join(root, folder)).filter((name) => ending.test(name))
  return names.map((name) => `${folder}/${name}`)
}
