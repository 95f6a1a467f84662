import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { type Program, placeOf } from '../find/programs.ts'
import { type Complaint, complain } from '../model.ts'

/** A sample of YAML, read. */
export interface YamlSample {
  readonly program: Program
  readonly data: unknown
  /** Line of the program where a value or its key stands. */
  lineOf(path: readonly (string | number)[]): number
}

/** Reads YAML, or says what is wrong with its syntax. */
export function readYaml(program: Program): { sample?: YamlSample; complaints: Complaint[] } {
  const counter = new LineCounter()
  const document = parseDocument(program.text, { lineCounter: counter, prettyErrors: false, merge: true })
  const complaints = [...document.errors, ...document.warnings].map(({ pos, message }) =>
    complainAt(program, counter.linePos(pos[0]).line, 'The sample is not YAML.', { said: message }),
  )
  if (complaints.length > 0) return { complaints }
  const lineOf = (path: readonly (string | number)[]) => {
    const offset = offsetOf(document.contents, path)
    return offset === undefined ? 1 : counter.linePos(offset).line
  }
  return { sample: { program, data: document.toJS(), lineOf }, complaints: [] }
}

/** A complaint at a line of a program that may consist of parts. */
export function complainAt(program: Program, line: number, message: string, rest: Partial<Complaint> = {}): Complaint {
  const place = placeOf(program, line)
  return complain(place.block, place.line, message, rest)
}

/** Where the key of a path stands; of a path that leads nowhere, the last key that exists. */
function offsetOf(node: unknown, path: readonly (string | number)[]): number | undefined {
  const own = (node as Node | null)?.range?.[0]
  const [key, ...rest] = path
  if (key === undefined) return own
  if (isMap(node)) {
    const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key))
    if (!pair) return own
    const at = (pair.key as Node).range?.[0]
    return rest.length > 0 ? (offsetOf(pair.value, rest) ?? at) : at
  }
  if (isSeq(node)) return offsetOf(node.items[Number(key)], rest) ?? own
  return own
}
