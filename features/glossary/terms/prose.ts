import { isScalar, parseDocument, visit } from 'yaml'
import type { LocaleCode } from '../../../engine/model/locale.ts'

/** Stands for what is no prose: a border between texts, or code within one. Lines and columns stay as they are. */
const border = '\0'
const code = '\u0001'

/** Keys of the front matter that readers see. */
const shownKeys = /^(title|description|sidebarLabel): /

/** A Markdown file of which only the prose is left. */
export function proseOfMarkdown(source: string): string {
  const lines = source.split('\n')
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  const front = lines.slice(0, end + 1).map((line) => {
    const key = shownKeys.exec(line)?.[0] ?? line
    return border.repeat(key.length) + line.slice(key.length)
  })
  return [...front, withoutCode(withoutFences(lines.slice(end + 1)))].join('\n')
}

/** A source file of which only the texts between quotes are left. */
export function proseOfSource(source: string): string {
  const parts = /\/\*[\s\S]*?\*\/|\/\/.*|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
  let result = ''
  let at = 0
  for (const { 0: whole, 1: single, 2: template, index } of source.matchAll(parts)) {
    const inner = single ?? template
    const kept = inner === undefined ? blank(whole, border) : `${border}${inner}${border}`
    result += blank(source.slice(at, index), border) + kept
    at = index + whole.length
  }
  return result + blank(source.slice(at), border)
}

/** A YAML file of words in both languages of which only those of one are left: the values of its keys `en` or `ru`. */
export function proseOfWords(source: string, locale: LocaleCode): string {
  let result = ''
  visit(parseDocument(source), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== locale || !isScalar(value) || !value.range) return
      const [start, end] = value.range
      result += blank(source.slice(result.length, start), border) + withoutCode([source.slice(start, end)])
    },
  })
  return result + blank(source.slice(result.length), border)
}

function withoutFences(lines: readonly string[]): string[] {
  let fence: string | undefined
  return lines.map((line) => {
    const marks = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === undefined && marks === undefined) return line
    if (fence === undefined) fence = marks
    else if (marks?.startsWith(fence) && line.trim().endsWith(marks)) fence = undefined
    return blank(line, border)
  })
}

/** Code in a line, addresses, ids of headings, attributes of blocks, comments. */
function withoutCode(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)/g, (text) => blank(text, code))
    .replace(/<!--[\s\S]*?-->/g, (text) => blank(text, border))
    .replace(/\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*(?: "[^"]*")?\)/g, (text) => `]${blank(text.slice(1), code)}`)
    .replace(/https?:\/\/[^\s)>]+/g, (text) => blank(text, code))
    .replace(/\{#[\w-]+\}/g, (text) => blank(text, border))
    .replace(/^:{3,}.*$/gm, (line) =>
      line.replace(/^:+\w+|\{.*\}$/g, (text) => blank(text, border)).replace(/^\0+\[/, (text) => blank(text, border)),
    )
}

function blank(text: string, mark: string): string {
  return text.replace(/[^\n]/g, mark)
}
