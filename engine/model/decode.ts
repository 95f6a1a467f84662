/** A part of an address without its percent escapes. Anybody can link to `#%`: what is malformed stays as it is. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
