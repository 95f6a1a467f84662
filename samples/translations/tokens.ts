import ts from 'typescript'

/** A piece of code that both languages of a page must share, or a text that may be translated. */
export interface CodeToken {
  readonly text: string
  /** Index of the line, from 0. */
  readonly line: number
  /** A template whose expressions hold translated texts. */
  readonly translated?: boolean
}

/** Tokens of a block without its comments. */
export function tokensOf(language: string, text: string): CodeToken[] {
  if (/^(?:ts|js)x?$/.test(language)) return scriptTokens(text)
  return text
    .split('\n')
    .flatMap((line, index) => lineTokens(language, line).map((word) => ({ text: word, line: index })))
}

/** A text may differ where it was translated, and a translation into Russian has Russian letters. */
export function mayDiffer(token: CodeToken | undefined): boolean {
  return token !== undefined && (token.translated === true || isRussian(token.text))
}

function isRussian(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text)
}

/** By the compiler's own parser: a scanner alone does not know where templates go on. */
function scriptTokens(text: string): CodeToken[] {
  const source = ts.createSourceFile('sample.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const tokens: CodeToken[] = []
  const add = (node: ts.Node, text: string, translated = false) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    if (text) tokens.push({ text, line, translated })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) {
      // One text with holes: a translation may put its words before or behind them.
      const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      add(node, parts.map((part) => part.getText(source)).join(''), isRussian(node.getText(source)))
      for (const { expression } of node.templateSpans) visit(expression)
      return
    }
    const children = node.getChildren(source)
    for (const child of children) visit(child)
    if (children.length === 0) add(node, node.getText(source))
  }
  visit(source)
  return tokens
}

const commentStarts: Readonly<Record<string, RegExp>> = {
  sh: /(?:^|\s)#.*$/,
  console: /(?:^|\s)#.*$/,
  yaml: /(?:^|\s)#.*$/,
  python: /(?:^|\s)#.*$/,
  dockerfile: /^\s*#.*$/,
  toml: /(?:^|\s)#.*$/,
  ini: /^\s*[#;].*$/,
  jsonc: /(?:^|\s)\/\/.*$/,
}

/** Words of a line; a text in quotes is one. A plain YAML value is one as well. */
function lineTokens(language: string, line: string): string[] {
  const code = line.replace(commentStarts[language] ?? /$^/, '').trimEnd()
  if (language === 'yaml') {
    const [, key = '', value = ''] = /^(\s*(?:- )*(?:[\w.$-]+:(?=\s|$))?\s*)(.*)$/.exec(code) ?? []
    return [key, value].filter((part) => part.trim())
  }
  return code.match(/"(?:\\.|[^"\\])*"|'[^']*'|[^\s"']+/g) ?? []
}
