import { z } from 'zod'
import { inLanguages, localizedWith, someText } from '../../../engine/config/localized-schema.ts'
import type { LocaleCode } from '../../../engine/model/locale.ts'
import { type Problem, ProblemError } from '../../../engine/problems/problem.ts'
import { readYamlFile } from '../../../engine/read/yaml-file.ts'

const text = z.string().trim().min(1)
const pattern = {
  /** A regular expression; see the head of the file for what `\b`, a space and `<sentence>` stand for. */
  find: text,
  /** What to write in its place. */
  write: text,
  /** Whether capitals count. */
  exact: z.boolean().optional(),
  /** Lines that it finds, and lines that it lets pass. */
  bad: z.array(text).min(1),
  good: z.array(text).min(1),
}
const id = z.string().regex(/^[a-z][a-z0-9-]*$/)

/** A term that readers look up. */
const entryParts = {
  id,
  /** Markdown. */
  means: inLanguages,
  /** Route of the page that explains it. */
  see: z.string().startsWith('/'),
  /** What counts as a mention in a text, a pattern like the others; terms that everybody knows have none. */
  finds: inLanguages.optional(),
}
const entry = localizedWith(someText, entryParts)

export type GlossaryEntry = z.infer<typeof entry>

const schema = z.strictObject({
  terms: z.array(
    localizedWith(someText, { id, note: text.optional(), rejected: z.array(z.strictObject(pattern)).optional() }),
  ),
  glossary: z.array(entry).default([]),
  /** Forms that belong to no term. */
  russian: z.array(z.strictObject({ id, ...pattern })),
  english: z.array(z.strictObject({ id, ...pattern })),
  /** Phrases that are right although a pattern finds something in them. */
  allowed: z.array(z.strictObject({ phrase: text, why: text })),
})

export type Terms = z.infer<typeof schema>

/** A form that texts of a language do not use. */
export interface Rejected {
  /** Id of the term or of the form. */
  readonly id: string
  readonly locale: LocaleCode
  readonly find: RegExp
  readonly write: string
  readonly bad: readonly string[]
  readonly good: readonly string[]
}

/** Where the terms are, from the site's root. */
export const termsFile = 'content/terms.yml'

/** Reads the terms of a site. @throws ProblemError when the file does not have their form. */
export function readTerms(root: string): Terms {
  const { data, problems } = readFile(root)
  if (!data) throw new ProblemError(problems)
  return data
}

/** What is wrong with the file of the terms. */
export function termsProblems(root: string): readonly Problem[] {
  return readFile(root).problems
}

function readFile(root: string) {
  return readYamlFile(root, termsFile, schema, ([list]) =>
    list === 'glossary' ? Object.keys(entryParts) : Object.keys(schema.shape),
  )
}

/** All rejected forms, with their patterns ready. */
export function rejectedForms({ terms, russian, english }: Terms): Rejected[] {
  const ofTerms = terms.flatMap(({ id, rejected = [] }) => rejected.map((one) => ({ id, ...one })))
  const ready = (locale: LocaleCode) => (one: (typeof russian)[number]) => ({ ...one, locale, find: compile(one) })
  return [...[...ofTerms, ...russian].map(ready('ru')), ...english.map(ready('en'))]
}

const letter = '[\\p{L}\\p{N}_]'
/** Any space of a paragraph, a line break among them. */
const space = '(?:[^\\S\\n]+|[^\\S\\n]*\\n[^\\S\\n]*(?=\\S))'
/** Before it: the beginning of a block or of a cell, or the end of another sentence. */
const sentence = '(?<=(?:^|\\n\\s*\\n|\\0)(?:[-*>] +|\\d+\\. +)?|\\n *(?:[-*>] +|\\d+\\. +)|[.!?]\\)?\\s+|\\| +)'

/** A pattern of the file as a regular expression. */
export function compile({ find, exact }: { find: string; exact?: boolean | undefined }): RegExp {
  const source = find
    .replace('<sentence>', '\u0001')
    .replace(/\\b(?=[\p{L}[]|\(\?:)/gu, `(?<!${letter})`)
    .replaceAll('\\b', `(?!${letter})`)
    .replace(/ (?![*+?{])/g, space)
  return new RegExp(source.replace('\u0001', sentence), exact ? 'gu' : 'giu')
}
