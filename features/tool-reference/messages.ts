import { z } from 'zod'
import { inLanguages, localizedWith, someText } from '../../engine/config/localized-schema.ts'
import { inLanguage } from '../../engine/model/in-language.ts'
import type { LocaleCode, Localized } from '../../engine/model/locale.ts'
import { findMessages } from '../../engine/model/messages/find-messages.ts'
import { suggestion } from '../../engine/model/nearest.ts'
import type { Problem } from '../../engine/problems/problem.ts'
import { readOnce } from '../../engine/read/source-state.ts'
import { type LineOf, readYamlFile } from '../../engine/read/yaml-file.ts'
import { referenceFolder } from './reference-state.ts'

/** Messages of the tool and of its packages, from the site's root. */
export const messagesFile = `${referenceFolder}/messages.yml`

const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not an id of small letters, digits and hyphens')
const route = z.string().regex(/^\/[\w/.-]+(?:#[\w-]+)?$/, 'is not a route: /docs/page or /docs/page#heading')
const expression = someText.refine(isExpression, 'is not a regular expression')

const message = z.strictObject({
  group: someText,
  /** As it is printed, with `<names>` for what differs. */
  message: someText,
  /** A regular expression that the whole message fits, whatever stands in it, and no message of another program. */
  pattern: expression,
  /** Another one for what other programs print as well: it counts in texts that speak of Xec. */
  weak: expression.optional(),
  /** As somebody has seen it, paths and hosts included; the first one is shown. */
  seen: z.array(someText).min(1, 'is empty'),
  /** Who prints it: the command line, the packages, what reads the configuration, or a program that they call. */
  origin: z.enum(['cli', 'core', 'config', 'system']),
  /** With which the command line ends. */
  status: z.number().int().optional(),
  /** Class and code of the error that a script gets. */
  class: someText.optional(),
  code: someText.optional(),
  cause: inLanguages,
  cure: inLanguages,
  page: route,
})

/** What each key means stands in docs/authoring.md. */
const schema = z.strictObject({
  /** What a page draws together, with the page: there each message has its entry. */
  groups: z.record(id, localizedWith(someText, { page: route })),
  /** Names of the pages that messages lead to. */
  pages: z.record(route, inLanguages),
  messages: z.record(id, message),
})

export type Messages = z.infer<typeof schema>
export type Message = z.infer<typeof message>

/** Reads the messages of a site; one that draws nothing from them has none. */
export function readMessages(root: string): { readonly messages?: Messages; readonly problems: readonly Problem[] } {
  const { data, lineOf, problems } = readYamlFile(root, messagesFile, schema, keysAt)
  return data ? { messages: data, problems: checkMessages(data, lineOf) } : { problems }
}

/** Name of a page or a group in a language; empty where nobody has named it, which is a problem of its own. */
export function nameIn(names: Localized | undefined, code: LocaleCode): string {
  return names ? inLanguage(names, code) : ''
}

/** The messages of a site, read once for all articles of a thread. */
export const messagesIn = readOnce((root) => readMessages(root).messages)

/** The ids of the messages that a text holds, such as the one that somebody has pasted; the first one is the answer. */
export function messagesOf(text: string, { messages }: Messages): string[] {
  return findMessages(
    text,
    Object.entries(messages).map(([name, { pattern, weak }]) => ({ name, pattern, weak })),
  ).map(({ name }) => name)
}

function checkMessages(all: Messages, lineOf: LineOf): Problem[] {
  const { groups, pages, messages } = all
  const at = (...path: string[]) => ({ file: messagesFile, line: lineOf(path) })
  const entries = Object.entries(messages)
  const unused = (what: string, key: 'groups' | 'pages', used: readonly string[]) =>
    Object.keys(all[key])
      .filter((one) => !used.includes(one))
      .map((one) => ({ ...at(key, one), message: `No message has the ${what} "${one}".`, hint: 'Leave it out.' }))
  const usedGroups = entries.map(([, { group }]) => group)
  const usedPages = entries.map(([, { page }]) => routeOf(page))
  return [
    ...unused('group', 'groups', usedGroups),
    ...unused('page', 'pages', usedPages),
    ...entries.flatMap(([name, { group, page, seen }]) => [
      ...unknown('group', group, Object.keys(groups), at('messages', name, 'group')),
      ...unknown('page', routeOf(page), Object.keys(pages), at('messages', name, 'page')),
      ...seen.flatMap((text) => foundElsewhere(name, text, all, at('messages', name, 'seen'))),
    ]),
  ]
}

function unknown(
  what: string,
  name: string,
  known: readonly string[],
  place: Pick<Problem, 'file' | 'line'>,
): Problem[] {
  if (known.includes(name)) return []
  return [{ ...place, message: `Unknown ${what} "${name}".`, hint: suggestion(name, known) }]
}

/** What somebody has seen leads to its own entry. */
function foundElsewhere(name: string, text: string, all: Messages, place: Pick<Problem, 'file' | 'line'>): Problem[] {
  const [found] = messagesOf(text, all)
  if (found === name) return []
  const hint = found ? `The pattern of "${found}" takes it: make that one narrower.` : 'Correct the pattern.'
  return [{ ...place, message: `The pattern of "${name}" does not find: ${text}`, hint }]
}

/** The messages whose explanation stands at a heading: `/docs/page#heading`. */
export function messagesAt(url: string, { messages }: Messages): readonly string[] {
  return Object.values(messages)
    .filter(({ page }) => page === url)
    .map(({ message }) => message)
}

/** The page of a route with a heading. */
export function routeOf(page: string): string {
  return page.replace(/#.*/, '')
}

function isExpression(source: string): boolean {
  try {
    new RegExp(source)
    return true
  } catch {
    return false
  }
}

function keysAt(path: readonly PropertyKey[]): readonly string[] {
  if (path.length === 0) return Object.keys(schema.shape)
  if (path[0] === 'messages' && path.length === 2) return Object.keys(message.shape)
  return path[0] === 'groups' ? ['page'] : []
}
