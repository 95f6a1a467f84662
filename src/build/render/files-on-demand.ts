/** Texts by their path below the output folder, some of which are written only when somebody asks for them. */
export class FilesOnDemand extends Map<string, string> {
  readonly #later = new Map<string, () => ReadonlyMap<string, string>>()

  /** Promises the files whose paths begin so; they are made together, when the first one is asked for. */
  later(beginnings: readonly string[], make: () => ReadonlyMap<string, string>): void {
    for (const beginning of beginnings) this.#later.set(beginning, make)
  }

  override get(name: string): string | undefined {
    const [beginning, make] = [...this.#later].find(([one]) => name.startsWith(one)) ?? []
    if (beginning !== undefined && make) {
      this.#later.delete(beginning)
      for (const [file, text] of make()) this.set(file, text)
    }
    return super.get(name)
  }
}
