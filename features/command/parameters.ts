/** Lines of the form `name=value`; an empty line is none. Without `=` the value is undefined. */
export function parametersOf(text: string): { readonly name: string; readonly value?: string }[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', value] = /^\s*([^=]*?)\s*(?:=(.*))?$/s.exec(line) ?? []
      return value === undefined ? { name } : { name, value }
    })
}
