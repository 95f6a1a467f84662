/** Resolves after a time. */
export function setTimeout<Value>(delay?: number, value?: Value): Promise<Value | undefined> {
  return new Promise((resolve) => globalThis.setTimeout(() => resolve(value), delay))
}

/** Resolves after all that waits now. */
export function setImmediate<Value>(value?: Value): Promise<Value | undefined> {
  return setTimeout(0, value)
}
export default { setTimeout, setImmediate }
