import type { Tokenize } from './highlighter.ts'
import { ShellTags } from './shell-tag.ts'
import type { Span } from './spans.ts'

/** A template literal that holds a command: from backtick to backtick, and the text between its `${…}`. */
interface ShellTemplate {
  readonly start: number
  end: number
  readonly isShell: boolean
  readonly texts: [start: number, end: number][]
}

/** Where each character of the command stands in the sample. */
interface Command {
  readonly text: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** No place in the sample: the character stands for a `${…}`. */
const hole = -1

/**
 * Colours commands inside template literals as shell. The borders of the literals come from the grammar of the
 * sample, so nesting, comments and regular expressions are read as it reads them.
 */
export function withShell(code: string, spans: readonly Span[], tokenizeShell: Tokenize): Span[] {
  const templates = templatesIn(code, spans)
  if (templates.length === 0) return [...spans]
  const texts = templates.flatMap((template) => template.texts)
  const kept = spans.filter((span) => !texts.some(([start, end]) => span.start >= start && span.start < end))
  const commands = templates.flatMap((template) => commandSpans(commandOf(code, template), tokenizeShell))
  const holes = kept.map((span) => inTemplate(span, templates))
  return [...holes, ...commands].sort((a, b) => a.start - b.start)
}

/** Marks what stands in a shell template: its borders, and its `${…}`, which without a colour of its own is a variable. */
function inTemplate(span: Span, templates: readonly ShellTemplate[]): Span {
  if (!templates.some(({ start, end }) => span.start >= start && span.end <= end)) return span
  const isBorder = templates.some(({ start, end }) => span.start === start || span.end === end)
  return { ...span, shell: true, token: span.mark && isBorder ? undefined : (span.token ?? 'v') }
}

function templatesIn(code: string, spans: readonly Span[]): ShellTemplate[] {
  const tags = new ShellTags(code, spans)
  const open: ShellTemplate[] = []
  const found: ShellTemplate[] = []
  let textStart = 0
  for (const { start, end, mark } of spans) {
    if (!mark) continue
    if (mark === 'template-begin') open.push({ start, end: code.length, isShell: tags.isShellAt(start), texts: [] })
    else if (mark !== 'hole-end') open.at(-1)?.texts.push([textStart, start])
    if (mark === 'template-end') {
      const template = open.pop()
      if (template?.isShell) found.push({ ...template, end })
    }
    textStart = end
  }
  return found
}

/** The command as the shell gets it: `${…}` is one word, and an escape is the character that it stands for. */
function commandOf(code: string, template: ShellTemplate): Command {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  const add = (char: string, start: number, end: number) => {
    text += char
    starts.push(start)
    ends.push(end)
  }
  for (const [index, [start, end]] of template.texts.entries()) {
    if (index > 0) add('x', hole, hole)
    for (let at = start; at < end; ) {
      const length = /^\\[$`\\{]/.test(code.slice(at, Math.min(at + 2, end))) ? 2 : 1
      add(code[at + length - 1] ?? '', at, at + length)
      at += length
    }
  }
  return { text, starts, ends }
}

/** Tokens of the command, cut where they run across a `${…}`; the text without colour is a span as well. */
function commandSpans({ text, starts, ends }: Command, tokenizeShell: Tokenize): Span[] {
  const spans: Span[] = []
  for (const { start, end, token } of tokenizeShell(text)) {
    for (let at = start; at < end; ) {
      let next = at + 1
      if (starts[at] !== hole) {
        while (next < end && starts[next] === ends[next - 1]) next++
        spans.push({ start: starts[at] ?? 0, end: ends[next - 1] ?? 0, token, shell: true })
      }
      at = next
    }
  }
  return spans
}
