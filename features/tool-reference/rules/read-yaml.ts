import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { Path, Said } from './problem.ts'
import { thrownYamlError, yamlError } from './yaml-errors.ts'

/** A place in a text; lines and columns count from 1. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

/** A text of YAML, read. */
export interface YamlText {
  /** Undefined where the text is not YAML. */
  readonly data: unknown
  readonly errors: readonly { readonly place: TextPlace; readonly message: Said }[]
  /** Where the key of a path stands; of a path that leads nowhere, the last key that exists. */
  placeOf(path: Path): TextPlace
}

const start: TextPlace = { line: 1, column: 1 }

/** Reads YAML as the tool does: with `<<`, and with dates that become points in time. */
export function readYamlText(text: string): YamlText {
  try {
    return read(text)
  } catch (error) {
    return {
      data: undefined,
      errors: [{ place: start, message: thrownYamlError(error as Error) }],
      placeOf: () => start,
    }
  }
}

function read(text: string): YamlText {
  const counter = new LineCounter()
  const place = (offset: number): TextPlace => {
    const { line, col } = counter.linePos(offset)
    return { line, column: col }
  }
  const options = { lineCounter: counter, prettyErrors: false, merge: true, customTags: ['timestamp' as const] }
  const document = parseDocument(text, options)
  const errors = [...document.errors, ...document.warnings].map((error) => ({
    place: place(error.pos[0]),
    message: yamlError(error),
  }))
  const placeOf = (path: Path) => {
    const offset = offsetOf(document.contents, path)
    return offset === undefined ? start : place(offset)
  }
  const data: unknown = errors.length > 0 ? undefined : document.toJS()
  // Data in a circle cannot be written, and no rule would come to its end.
  JSON.stringify(data)
  return { data, errors, placeOf }
}

function offsetOf(node: unknown, path: Path): number | undefined {
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
