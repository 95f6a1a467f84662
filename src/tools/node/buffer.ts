/** No value of a browser is a `Buffer`. */
export const Buffer = {
  isBuffer: () => false,
  byteLength: (text: string) => new TextEncoder().encode(text).length,
}
