import type { ResolvedConfig } from '../../config/site-config.ts'

/** Where those look who have found a hole (RFC 9116). */
export const securityFile = '.well-known/security.txt'

/**
 * Whom to tell of a hole; undefined where nobody is named, or no day is known.
 * @param day of the newest change: a year after it nobody vouches for the contact, and equal sources give equal files
 */
export function securityTxt({ securityContact, locales, url }: ResolvedConfig, day: string | null): string | undefined {
  if (securityContact === undefined || day === null) return undefined
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}T00:00:00Z`,
    `Preferred-Languages: ${locales.map(({ htmlLang }) => htmlLang).join(', ')}`,
    // At the root of the host, whatever the base: nobody looks elsewhere.
    `Canonical: ${url}/${securityFile}`,
  ]
  return `${lines.join('\n')}\n`
}
