/** As in Node, an interval is an object; browsers take it for its number. Nothing has to be kept alive here. */
export function setInterval(act: () => void, milliseconds: number) {
  const id = globalThis.setInterval(act, milliseconds)
  return { unref: () => {}, valueOf: () => Number(id) }
}
