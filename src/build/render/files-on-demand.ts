/** Texts by their path below the output folder, some of which are written only when somebody asks for them. */
export class FilesOnDemand extends Map<string, string> {
  readonly #folders = new Map<string, () => ReadonlyMap<string, string>>()

  /** Promises the files of a folder (`assets/search/…/`); they are made together, when the first one is asked for. */
  later(folder: string, make: () => ReadonlyMap<string, string>): void {
    this.#folders.set(folder, make)
  }

  override get(name: string): string | undefined {
    const folder = [...this.#folders.keys()].find((one) => name.startsWith(one))
    const make = folder === undefined ? undefined : this.#folders.get(folder)
    if (folder !== undefined && make) {
      this.#folders.delete(folder)
      for (const [file, text] of make()) this.set(folder + file, text)
    }
    return super.get(name)
  }
}
