/** What stops nothing: said when it is new, and when it is gone, but not with every save. */
export class Warnings {
  #known = new Map<string, string>()

  /** For one reading of the site: hears all of its warnings, and at its end gives the lines that are to be said. */
  reading(): { readonly warn: (text: string) => void; readonly lines: () => string[] } {
    const heard = new Map<string, string>()
    const lines = () => {
      const added = [...heard].filter(([key]) => !this.#known.has(key)).map(([, text]) => text)
      const gone = [...this.#known]
        .filter(([key]) => !heard.has(key))
        .map(([, text]) => `Mended: ${text.split('\n')[0]}`)
      this.#known = heard
      return [...added, ...gone]
    }
    return { warn: (text) => void heard.set(withoutPlace(text), text), lines }
  }
}

/** A line more above it makes no other warning. */
function withoutPlace(text: string): string {
  return text.replace(/:\d+(?::\d+)?(?=\s)/, '')
}
