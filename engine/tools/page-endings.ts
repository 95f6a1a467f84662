const ends = new Map<Element, () => void>()

/** Has something end when its place is no longer on screen. */
export function endWith(place: Element, end: () => void): void {
  ends.set(place, end)
}

/** Ends what stood on the page before. */
export function endGone(): void {
  for (const [place, end] of ends) {
    if (place.isConnected) continue
    ends.delete(place)
    end()
  }
}
