/** Bundled code has nothing left to require. */
export function createRequire(): () => never {
  return () => {
    throw new Error('Nothing can be required here')
  }
}

/** In the browser no program reads the names that this would bring up to date. */
export function syncBuiltinESMExports(): void {}
export default { createRequire, syncBuiltinESMExports }
