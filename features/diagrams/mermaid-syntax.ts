import { colourHint, type DiagramProblem } from './drawing.ts'

/** The library passes over lines that it does not understand. A reader would miss them, so they are found here. */
interface Grammar {
  readonly header: RegExp
  readonly lines: readonly RegExp[]
}

const shapes = [
  String.raw`\(\(\(.+?\)\)\)`,
  String.raw`\(\[.+?\]\)`,
  String.raw`\(\(.+?\)\)`,
  String.raw`\[\[.+?\]\]`,
  String.raw`\[\(.+?\)\]`,
  String.raw`\[\/.+?\\\]`,
  String.raw`\[\\.+?\/\]`,
  String.raw`>.+?\]`,
  String.raw`\{\{.+?\}\}`,
  String.raw`\["[^"]*"\]`,
  String.raw`\[[^\[\]]+?\]`,
  String.raw`\([^()]+?\)`,
  String.raw`\{[^{}]+?\}`,
].join('|')
const node = String.raw`\w+(?:-\w+)*(?:${shapes})?(?::::accent)?`
const group = String.raw`${node}(?:\s*&\s*${node})*`
const arrow = String.raw`<?(?:(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?|(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===))`
const direction = /^direction\s+(?:TD|TB|LR|BT|RL)$/i
const state = String.raw`(?:\[\*\]|[\w\p{L}-]+)`

const grammars: readonly Grammar[] = [
  {
    header: /^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/i,
    lines: [
      /^subgraph\s+(?:[\w-]+\s*\[.+\]|[^[\]]+)$/,
      /^end$/,
      direction,
      /^class\s+[\w,-]+\s+accent$/,
      new RegExp(`^${group}(?:\\s*${arrow}\\s*${group})*$`),
    ],
  },
  {
    header: /^stateDiagram(?:-v2)?$/i,
    lines: [
      direction,
      /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
      /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
      /^\}$/,
      new RegExp(`^${state}\\s*-->\\s*${state}(?:\\s*:\\s*.+)?$`, 'u'),
      /^[\w\p{L}-]+\s*:\s*.+$/u,
    ],
  },
  {
    header: /^sequenceDiagram$/i,
    lines: [
      /^(?:participant|actor)\s+\S+(?:\s+as\s+.+)?$/,
      /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i,
      /^(?:loop|alt|opt|par|critical|break)\b.*$/,
      /^(?:else|and)\b.*$/,
      /^end$/,
      /^\S+?\s*--?(?:>>?|[)x])\s*[+-]?\S+?\s*:\s*.+$/,
    ],
  },
  {
    header: /^classDiagram$/i,
    lines: [
      /^class\s+\S+?(?:\s*~\w+~)?(?:\s*\{|\s*\{\s*<<\w+>>\s*\})?$/,
      /^namespace\s+\S+\s*\{$/,
      /^\}$/,
      /^<<\w+>>$/,
      /^[+\-#~].+$/,
      /^\S+\s*:\s*.+$/,
      /^\S+\s+(?:"[^"]*"\s+)?(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--)\s+(?:"[^"]*"\s+)?\S+(?:\s*:\s*.+)?$/,
    ],
  },
  {
    header: /^erDiagram$/i,
    lines: [
      /^\S+\s*\{$/,
      /^\}$/,
      /^\S+\s+(?:\|\||o\||\|o|\}\||\|\{|o\{|\}o)(?:--|\.\.)(?:\|\||o\||\|o|\}\||\|\{|o\{|\}o)\s+\S+\s*:\s*.+$/,
      /^\S+\s+\S+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?$/,
    ],
  },
]

const headerHint =
  'A diagram begins with flowchart LR (or TD), sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram.'

/** What is wrong with the source of a Mermaid diagram. */
export function mermaidProblems(source: string): DiagramProblem[] {
  const lines = source
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text && !text.startsWith('%%'))
  const [header, ...body] = lines
  if (!header) return [{ message: 'The diagram is empty.', hint: headerHint }]
  const grammar = grammars.find((one) => one.header.test(header.text))
  if (!grammar) return [{ line: header.line, message: `No diagram begins with "${header.text}".`, hint: headerHint }]
  if (body.length === 0) return [{ line: header.line, message: 'The diagram has nothing but its header.' }]
  return body.flatMap(({ text, line }) => problemOf(text, line, grammar))
}

const lineHint =
  'Check its brackets and arrows. Of Mermaid, the build knows the common forms: write the line in another way where it is right.'

function problemOf(text: string, line: number, grammar: Grammar): DiagramProblem[] {
  const isColour = /^(?:classDef|style|linkStyle|rect)\s|%%\{/.test(text)
  if (isColour) return [{ line, message: `The diagram sets colours: "${text}".`, hint: colourHint }]
  if (grammar.lines.some((pattern) => pattern.test(text))) return []
  return [{ line, message: `This line of the diagram is not understood: "${text}".`, hint: lineHint }]
}
