import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { nearest, suggestion } from '../model/nearest.ts'
import { htmlFaults } from './config-html.ts'
import { localizedSchema } from './localized-schema.ts'

/**
 * What the values of a configuration may be. Whatever passes may stand in HTML, CSS, headers and files of nginx as it is or
 * escaped: no schema lets through what ends one of them.
 */

/** One line. */
export const line = z.string().regex(/^\P{Cc}*$/u, 'has a character that does not print')
export const someText = line.min(1, 'is empty')

export const text = z.union([line, localizedSchema(line)])

const html = line.superRefine((value, { addIssue }) => {
  for (const message of htmlFaults(value)) addIssue({ code: 'custom', message })
})
/** Text with the tags of `config-html.ts`. */
export const htmlLine = html
export const htmlText = z.union([html, localizedSchema(html)])

/** A segment that a file and an address may be called by, and that leads nowhere else. */
const segment = '(?!\\.{1,2}(?:/|$))[\\w.~-]+'

export const route = z
  .string()
  .regex(
    new RegExp(`^/(?:${segment}(?:/${segment})*)?$`),
    'is not a route such as /docs/introduction: begin with a slash, end without one',
  )
/** A path of segments below something else: `docs`, `docs-1.0`. */
export const below = z.string().regex(new RegExp(`^${segment}(?:/${segment})*$`), 'is not a path such as docs/first')
export const localePath = z.string().regex(/^\/(?:[\w-]+\/)?$/, 'is not a path with a slash at both ends, such as /ru/')
export const basePath = z
  .string()
  .regex(new RegExp(`^/(?:${segment}/)*$`), 'is not a path with a slash at both ends, such as /some/base/')

const address = '[^\\s"\'<>\\\\^`{|}]*'
const noAddress = 'is not an address such as https://example.org'
export const url = z
  .url({ error: noAddress, abort: true })
  .regex(new RegExp(`^https?://${address}$`), { error: noAddress, abort: true })
/** The address of a host, without a path. */
export const origin = url
  .regex(/[^/]$/, { error: 'ends with a slash: write it without', abort: true })
  .regex(/^\w+:\/\/[\w.:[\]-]+$/, 'has more than a host: write it as https://example.org, and the path as "base"')
export const link = z.union([url, z.string().regex(new RegExp(`^mailto:${address}$`), noAddress)])
export const editPattern = z
  .string()
  .includes('{path}', 'does not contain {path}')
  .refine((value) => url.safeParse(value.replace('{path}', '')).success, noAddress)
/** A file of the site, an address, or the picture itself. */
export const picture = z
  .string()
  .regex(
    new RegExp(`^(?:/${segment}(?:/${segment})*|https?://${address}|data:image/[\\w+.-]+[,;]${address})$`),
    'is neither a path such as /logo.svg nor an address such as https://example.org/logo.svg',
  )

const number = '[+-]?[\\d.]+(?:e[+-]?\\d+)?(?:%|deg|rad|grad|turn)?'
const color = new RegExp(
  `^(?:#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})|` +
    `(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\\(\\s*${number}(?:[\\s,/]+${number}){2,3}\\s*\\))$`,
  'i',
)
export const colour = z.string().regex(color, 'is not a colour in numbers, such as #0b3d4f or oklch(0.35 0.06 220)')

const icons = [
  ...readFileSync(new URL('../styles/icon.css', import.meta.url), 'utf8').matchAll(/^ {2}\.icon-([\w-]+)/gm),
].map(([, name]) => name ?? '')

export const icon = z.string().superRefine((name, { addIssue }) => {
  if (!icons.includes(name)) addIssue({ code: 'custom', message: `is no icon. ${suggestion(name, icons)}` })
})

export const language = z.string().refine(isLanguage, 'is not the tag of a language such as en or pt-BR')

const calendars = Intl.supportedValuesOf('calendar')
export const calendar = z.string().superRefine((name, { addIssue }) => {
  const known = nearest(name, calendars)
  if (!calendars.includes(name)) {
    addIssue({ code: 'custom', message: `is no calendar. ${known ? `Did you mean "${known}"?` : 'Most use gregory.'}` })
  }
})

function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== ''
  } catch {
    return false
  }
}
