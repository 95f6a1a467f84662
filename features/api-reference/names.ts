/**
 * The name behind a piece of code, the same however it is written: `$.ssh({…})` and `await $.ssh()` are `$.ssh`. Undefined
 * for a plain word, which may mean anything.
 */
export function nameIn(code: string): string | undefined {
  const text = code.replace(/^await /, '').trim()
  if (text.startsWith('xec ')) return /^xec(?: [a-z][a-z-]*)+/.exec(text)?.[0]
  const name = text.replace(/[(:{[][\s\S]*$/, '').trim()
  const looksLikeName = /^\$\.|^@xec-sh\/|^\.?[A-Za-z_$][\w$]*\.|^[a-z]+[A-Z]|^[A-Z][A-Za-z\d]*[a-z\d][A-Z]/.test(name)
  const isCall = /^\.?[A-Za-z_$][\w$]*\(/.test(text)
  return looksLikeName || isCall ? name : undefined
}

/** Other ways to write the name of a member: `ProcessPromise.nothrow` is `.nothrow` as well. */
export function aliasesOf(name: string): string[] {
  const member = /^[A-Z]\w*(\.[\w$]+)$/.exec(name)?.[1]
  return member ? [member, member.slice(1)] : []
}
