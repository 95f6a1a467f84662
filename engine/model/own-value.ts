/** What a record has under a name that somebody has chosen, a page or an address: `constructor` is a name like any other. */
export function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
