/** No value of a browser is a `Buffer`, and there is no output to put together. */
export const Buffer = {
  concat: () => '',
  isBuffer: () => false,
  byteLength: (text: string) => new TextEncoder().encode(text).length,
}
