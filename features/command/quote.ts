/** A word of a command line, in quotes where a POSIX shell would read more into it. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

/** A string of TypeScript. */
export function literal(text: string): string {
  // As JSON it has all escapes; only the quotes are of the other kind.
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner}'`
}

/** The text of a template literal that says just this. */
export function templateText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${').replaceAll('\r', '\\r')
}

/** A value inside a command template: as it is where that is safe, patterns of files included, else left to `$` to quote. */
export function templateValue(text: string): string {
  return /^[\w@%+:,./*?][\w@%+:,./*?-]*$/.test(text) ? text : `\${${literal(text)}}`
}
