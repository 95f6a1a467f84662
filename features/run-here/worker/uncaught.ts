import type { Uncaught } from '../messages.ts'
import { folder } from '../messages.ts'
import { inspect } from '../node/node-util.ts'
import { type Place, placeIn, withPlaces } from '../node/places.ts'

const found = new WeakMap<object, Place>()

/** What is wrong with the text of a file: as an engine says it, with its line. */
export function syntaxError(message: string, place: Place): SyntaxError {
  const error = new SyntaxError(message)
  error.stack = `SyntaxError: ${message}`
  found.set(error, place)
  return error
}

/** An error as Node prints it when nobody catches it: the line of the file, then the error. */
export function describeUncaught(
  error: unknown,
  file: string,
  sources: Readonly<Record<string, string>>,
): Omit<Uncaught, 'isSilent'> {
  if (!(error instanceof Error)) return { text: `Uncaught ${inspect(error)}`, line: 0 }
  const place = found.get(error) ?? placeIn(error.stack ?? '')
  // An error without a stack is written in brackets, which Node does not do at the end of a program.
  const said = withPlaces(inspect(error)).replace(/^\[(.*)\]$/s, '$1')
  if (!place) return { text: said, line: 0 }
  const source = sources[place.file]?.split('\n')[place.line - 1] ?? ''
  const text = `file://${folder}/${place.file}:${place.line}\n${source}\n\n${said}`
  return { text, line: place.file === file ? place.line : 0 }
}
