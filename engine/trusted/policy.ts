import { policyNames } from '../model/policy-names.ts'

/** The part of Trusted Types that is used here; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?(html: string): string; createScriptURL?(address: string): string },
  ): { createHTML(html: string): TrustedHTML; createScriptURL(address: string): unknown }
}

declare global {
  var trustedTypes: TrustedTypes | undefined
}

/** The one way for strings into what a browser may take for code. Undefined while building, and in browsers without it. */
const policy = globalThis.trustedTypes?.createPolicy(policyNames.site, {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    const { origin, href } = new URL(address, location.href)
    if (origin !== location.origin) throw new TypeError(`${href} is not an address of this site`)
    return href
  },
})

/** Marks HTML that the build of this site has written, and nothing that a reader or an address has brought. */
export function builtHtml(html: string): string {
  return (policy?.createHTML(html) ?? html) as string
}

/** Marks the address of a script of this site. */
export function ownScript(address: string): string {
  return (policy?.createScriptURL(address) ?? address) as string
}
