/** Texts by their path below the output folder, some of which may be written only when somebody asks for them. */
export class FilesOnDemand extends Map<string, string> {
  readonly #later = new Map<string, () => ReadonlyMap<string, string>>()
  readonly #waits: boolean

  /** @param waits whether promised files are made when one is asked for, and not at once */
  constructor(waits: boolean) {
    super()
    this.#waits = waits
  }

  /** Promises the files whose paths begin so; they are made together. */
  later(beginnings: readonly string[], make: () => ReadonlyMap<string, string>): void {
    if (this.#waits) for (const beginning of beginnings) this.#later.set(beginning, make)
    else this.#add(make())
  }

  override get(name: string): string | undefined {
    const [beginning, make] = [...this.#later].find(([one]) => name.startsWith(one)) ?? []
    if (beginning !== undefined && make) {
      this.#later.delete(beginning)
      this.#add(make())
    }
    return super.get(name)
  }

  #add(files: ReadonlyMap<string, string>): void {
    for (const [file, text] of files) this.set(file, text)
  }
}
