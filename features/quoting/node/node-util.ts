/** Streams are not used; what is made from them at the start is never called. */
export const promisify = <Value>(value: Value) => value
export const TextDecoder = globalThis.TextDecoder
