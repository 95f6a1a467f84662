/** A map, or a cache that forgets. */
interface Memory<K, V> {
  get(key: K): V | undefined
  set(key: K, value: NoInfer<V>): unknown
}

/** What a map holds for a key, made and kept where it holds nothing. */
export function remembered<K, V>(map: Memory<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
