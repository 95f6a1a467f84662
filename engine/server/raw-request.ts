import type { IncomingMessage } from 'node:http'

/** Whether a request names its host once, as HTTP/1.1 demands (RFC 9112, 3.2): two of them would be read differently by a proxy. */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}
