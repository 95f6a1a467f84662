import { everyName, signatureText } from './api.ts'

// In a file of their own: a build asks for none of them, and making them takes as long as reading its code.

/** Names of all members of all types. */
export const memberNames: ReadonlySet<string> = new Set(
  everyName.flatMap(([, { members = {} }]) => Object.keys(members)),
)

/** Words of all signatures: options that are written in place, and names of parameters. */
export const signatureWords: ReadonlySet<string> = new Set(
  everyName.flatMap(([, one]) => {
    const parts = [one, ...Object.values(one.members ?? {})]
    return parts.flatMap((part) => signatureText(part).match(/[A-Za-z_$][\w$]*/g) ?? [])
  }),
)
