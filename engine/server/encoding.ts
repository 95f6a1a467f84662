import Negotiator from 'negotiator'

/** How the bytes of a response are written. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest first. */
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity']

/** The encoding that an `Accept-Encoding` likes best (RFC 9110, 12.5.3); of several that it likes equally, the smallest. */
export function chooseEncoding(header = ''): Encoding {
  const request = { headers: { 'accept-encoding': header } }
  const best = new Negotiator(request).encoding(encodings, { preferred: encodings })
  return encodings.find((encoding) => encoding === best) ?? 'identity'
}
