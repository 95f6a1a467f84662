/** Answers that were asked for while the code that reads them was still on its way, by their hrefs; undefined once taken. */
const early = new Map<string, Promise<Response> | undefined>()

/** Asks for a file of the search ahead of its code, once: a click both points at the field and focuses it. */
export function askEarly(href: string, cache?: RequestCache): void {
  if (early.has(href)) return
  const answer = fetch(href, { cache })
  early.set(href, answer)
  answer.catch(() => early.delete(href))
}

/** The answer that was asked for early, for the one who reads it. */
export function takeEarly(href: string): Promise<Response> | undefined {
  const answer = early.get(href)
  if (answer) early.set(href, undefined)
  return answer
}
