/** Answers that were asked for while the code that reads them was still on its way, by their hrefs. */
export const early = new Map<string, Promise<Response>>()

/** Asks for a file of the search ahead of its code. */
export function askEarly(href: string, cache?: RequestCache): void {
  const answer = fetch(href, { cache })
  early.set(href, answer)
  answer.catch(() => early.delete(href))
}
