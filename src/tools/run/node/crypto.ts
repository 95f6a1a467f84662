import { Buffer } from 'buffer'

/** Not to be had in the stand-in. */
function missing(): never {
  throw new Error('This part of node:crypto is not part of the stand-in')
}

export const randomUUID = () => crypto.randomUUID()
export const randomBytes = (size: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(size)))
export { missing as createCipheriv, missing as createDecipheriv, missing as createHash, missing as scryptSync }
export default { randomUUID, randomBytes, createHash: missing }
