/** What a file of an index ends with, behind everything that it is made of. */
const mark = ',"sum":"'

/**
 * Writes which index a file belongs to, and a checksum of its name and its text, into its JSON. What was altered on its way
 * is noticed, and so is a file in the place of another one.
 */
export function seal(name: string, json: string, index: string): string {
  const text = `${json.slice(0, -1)},"of":"${index}"`
  return `${text}${mark}${checksum(name + text)}"}`
}

/** Whether a file is as it was written. */
export function isSealed(name: string, text: string): boolean {
  const at = text.lastIndexOf(mark)
  return at >= 0 && text === `${text.slice(0, at)}${mark}${checksum(name + text.slice(0, at))}"}`
}

/** FNV-1a, 32 bits: it is against damage, not against attackers, who could write any sum. */
function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return (sum >>> 0).toString(36)
}
