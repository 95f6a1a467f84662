import { sha256 } from '@noble/hashes/sha2.js'
import { Buffer } from 'buffer'

/** Not to be had in the stand-in. */
function missing(): never {
  throw new Error('This part of node:crypto is not part of the stand-in')
}

/** A hash of what it is given bit by bit. The browser's own hashes have to be waited for, those of Node do not. */
class Hash {
  readonly #hash = sha256.create()

  update(data: string | Uint8Array): this {
    this.#hash.update(Buffer.from(data as string))
    return this
  }

  digest(encoding?: BufferEncoding): Buffer | string {
    const bytes = Buffer.from(this.#hash.digest())
    return encoding ? bytes.toString(encoding) : bytes
  }
}

export function createHash(algorithm: string): Hash {
  return algorithm.toLowerCase() === 'sha256' ? new Hash() : missing()
}

export const randomUUID = () => crypto.randomUUID()
export const randomBytes = (size: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(size)))
export { missing as createCipheriv, missing as createDecipheriv, missing as scryptSync }
export default { randomUUID, randomBytes, createHash }
