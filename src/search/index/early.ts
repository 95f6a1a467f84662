/** Answers that were asked for before the code of the search was there, by their hrefs. */
const early = new Map<string, Promise<Response>>()

/** Asks for a head while the code that reads it is still on its way. */
export function askEarly(href: string): void {
  const answer = fetch(href, { cache: 'no-cache' })
  early.set(href, answer)
  answer.catch(() => early.delete(href))
}

/** What was asked for, once. */
export function takeEarly(href: string): Promise<Response> | undefined {
  const answer = early.get(href)
  early.delete(href)
  return answer
}
