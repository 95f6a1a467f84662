/** How the bytes of a response are written. */
export type Encoding = 'br' | 'gzip' | 'identity'

const encodings: readonly Encoding[] = ['br', 'gzip', 'identity']

/** The encoding that an `Accept-Encoding` likes best; of several that it likes equally, the smallest. */
export function chooseEncoding(header = ''): Encoding {
  const wishes = new Map(header.toLowerCase().split(',').map(readWish))
  // Without compression is always possible, and what nobody asks for: below every wish with a weight.
  const weight = (name: Encoding) => wishes.get(name) ?? (name === 'identity' ? Number.MIN_VALUE : wishes.get('*')) ?? 0
  const [best = 'identity'] = encodings.filter((name) => weight(name) > 0).sort((a, b) => weight(b) - weight(a))
  return best
}

/** `gzip;q=0.5` is the name gzip with the weight 0.5; a weight that is not a number counts as none. */
function readWish(wish: string): [name: string, weight: number] {
  const [name = '', ...parameters] = wish.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}
