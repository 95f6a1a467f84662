import type { YAMLParseError } from 'yaml'
import type { Problem } from '../problems/problem.ts'

const hints: Partial<Record<YAMLParseError['code'], string>> = {
  TAB_AS_INDENT: 'Indent with spaces.',
  DUPLICATE_KEY: 'Keep one of the two lines.',
  MISSING_CHAR: 'What begins with a quote or a bracket must end with one, on the same line.',
}

/** What a parser of YAML says, with what to do about it. */
export function yamlProblem(file: string, line: number, what: string, { code, message }: YAMLParseError): Problem {
  const said = message.replace(/\.$/, '')
  const hint = hints[code] ?? 'A text that contains ": " or begins with a special sign needs quotes.'
  return { file, line, message: `${what} is not YAML: ${said}.`, hint }
}
