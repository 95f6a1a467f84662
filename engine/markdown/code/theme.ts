import type { ThemeRegistrationRaw } from 'shiki/core'

/** Classes of highlighted code; docs/article-html.md says what each stands for. */
export type TokenClass = 'k' | 's' | 'n' | 'c' | 'f' | 'v'

/** How a terminal shows a text, several classes with dots between them: `term-green.term-bold`. */
export type ScreenClass = `term-${string}`

/** Borders of template literals, told apart so that the shell inside can be found. */
const templateMarks = ['template-begin', 'template-end', 'hole-begin', 'hole-end'] as const

export type TemplateMark = (typeof templateMarks)[number]

/** An option is a flag of a command: like a variable, it has a colour in a template of shell only. */
type Marker = TokenClass | TemplateMark | 'plain' | 'option'

/** TextMate scopes of each marker. The longest selector wins, as in every TextMate theme. */
const scopes: Record<Marker, readonly string[]> = {
  plain: [
    'punctuation',
    'meta.brace',
    'keyword.operator',
    'storage.type.function.arrow',
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'entity.name.tag.yaml',
    'keyword.other.definition.ini',
    'keyword.key.toml',
    'variable.other.key.toml',
    'meta.template.expression',
    'meta.embedded',
    'string.unquoted',
    'meta.scope.subshell',
    'string.interpolated.backtick.shell',
    'keyword.operator.glob.shell',
  ],
  k: [
    'keyword',
    'storage',
    'entity.name.tag',
    'punctuation.definition.heading',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'markup.deleted',
  ],
  s: [
    'string',
    'punctuation.definition.string',
    'string.regexp keyword.operator',
    'string.regexp keyword.other',
    'string.regexp punctuation.definition',
    'string.regexp constant',
    'markup.inserted',
    'markup.inline.raw',
    'markup.underline.link',
    'string.other.link',
  ],
  n: [
    'constant.numeric',
    'constant.language',
    'constant.character.entity',
    'constant.other.color',
    'support.constant',
    'keyword.other.unit',
    'entity.name.type',
    'entity.name.namespace',
    'entity.name.section',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'entity.name.tag.css',
    'markup.heading',
  ],
  c: [
    'comment',
    'punctuation.definition.comment',
    'meta.diff.header',
    'markup.quote',
    'comment keyword',
    'comment storage',
  ],
  f: ['entity.name.function', 'entity.name.command', 'support.function', 'meta.diff.range'],
  v: [
    'variable.parameter',
    'variable.language',
    'variable.other.normal.shell',
    'variable.other.special.shell',
    'variable.other.positional.shell',
    'variable.other.assignment.shell',
    'variable.other.for.shell',
    'variable.other.makefile',
    'punctuation.definition.variable',
    'meta.parameter-expansion',
    'variable.other.nginx',
  ],
  option: ['constant.other.option'],
  'template-begin': ['punctuation.definition.string.template.begin'],
  'template-end': ['punctuation.definition.string.template.end'],
  'hole-begin': ['punctuation.definition.template-expression.begin'],
  'hole-end': ['punctuation.definition.template-expression.end'],
}

const markers = Object.keys(scopes) as Marker[]

/** Colours say nothing here but the number of a marker: `#000003` is the fourth. */
function colorOf(marker: Marker): string {
  return `#0000${markers.indexOf(marker).toString(16).padStart(2, '0')}`
}

/** What the colour of a token says. */
export function markerOf(color: string | undefined): Marker {
  return markers[Number.parseInt(color?.slice(1) ?? '0', 16)] ?? 'plain'
}

/** A theme whose colours are numbers of classes, since the site colours code by its stylesheet. */
export const markerTheme: ThemeRegistrationRaw = {
  name: 'markers',
  type: 'light',
  settings: [
    { settings: { foreground: colorOf('plain'), background: '#ffffff' } },
    ...markers.map((marker) => ({ scope: [...scopes[marker]], settings: { foreground: colorOf(marker) } })),
  ],
}
