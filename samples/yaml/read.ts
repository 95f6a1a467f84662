import type { Path } from '../../features/tool-reference/rules/problem.ts'
import { readYamlText } from '../../features/tool-reference/rules/read-yaml.ts'
import { type Program, placeOf } from '../find/programs.ts'
import { type Complaint, complain } from '../model.ts'

/** A sample of YAML, read. */
export interface YamlSample {
  readonly program: Program
  readonly data: unknown
  /** Line of the program where a value or its key stands. */
  lineOf(path: Path): number
}

/** Reads YAML, or says what is wrong with its syntax. */
export function readYaml(program: Program): { sample?: YamlSample; complaints: Complaint[] } {
  const { data, errors, placeOf: at } = readYamlText(program.text)
  const complaints = errors.map(({ place, message }) =>
    complainAt(program, place.line, 'The sample is not YAML.', { said: message.en }),
  )
  if (complaints.length > 0) return { complaints }
  return { sample: { program, data, lineOf: (path) => at(path).line }, complaints: [] }
}

/** A complaint at a line of a program that may consist of parts. */
export function complainAt(program: Program, line: number, message: string, rest: Partial<Complaint> = {}): Complaint {
  const place = placeOf(program, line)
  return complain(place.block, place.line, message, rest)
}
