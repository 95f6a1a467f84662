import { timingSafeEqual } from 'node:crypto'
import ssh2, { type AuthContext, type ParsedKey, type PublicKeyAuthContext } from 'ssh2'
import { accounts, password } from '../accounts.ts'

/** Lets in whoever has the key or the password, to an account that exists. */
export function authenticate(context: AuthContext, publicKey: string): void {
  const isKnown = Object.hasOwn(accounts, context.username)
  const hasProof =
    (context.method === 'publickey' && hasKey(context, publicKey)) ||
    (context.method === 'password' && same(context.password, password))
  if (isKnown && hasProof) context.accept()
  else context.reject(['publickey', 'password'])
}

function hasKey(context: PublicKeyAuthContext, publicKey: string): boolean {
  const key = ssh2.utils.parseKey(publicKey) as ParsedKey
  if (context.key.algo !== key.type || !context.key.data.equals(key.getPublicSSH())) return false
  // Without a signature the client only asks whether the key would do.
  if (!context.signature || !context.blob) return true
  return key.verify(context.blob, context.signature, context.hashAlgo) === true
}

function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
