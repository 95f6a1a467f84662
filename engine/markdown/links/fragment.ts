import { decode } from '../../model/decode.ts'
import { freeId } from '../../model/reserved-ids.ts'

/** What follows the `#` of an address. */
export interface Fragment {
  /** Id that it names, decoded; absent where it names none. */
  readonly id?: string
  /** As it stands behind the `#`; empty where there is nothing. */
  readonly written: string
}

/** Begins what a browser reads and no page sees, such as words to scroll to: `#install:~:text=two%20words`. */
const directiveMark = ':~:'

/** Reads a fragment. An id of the shell stands for the heading that would have it, see `freeId`. */
export function readFragment(hash = ''): Fragment {
  const { name, directive } = splitFragment(hash)
  if (name === '') return { written: directive }
  const id = decode(name)
  const free = freeId(id)
  return { id: free, written: (free === id ? name : free) + directive }
}

/** The name in a fragment, and what is for the browser alone. */
export function splitFragment(hash: string): { readonly name: string; readonly directive: string } {
  const at = hash.indexOf(directiveMark)
  return at < 0 ? { name: hash, directive: '' } : { name: hash.slice(0, at), directive: hash.slice(at) }
}
