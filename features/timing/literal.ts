/** A number as samples write it: `30_000`. */
export function literal(value: number): string {
  const [whole = '', fraction] = `${value}`.split('.')
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, '_') : whole
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
