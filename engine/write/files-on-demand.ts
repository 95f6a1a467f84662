import { type PromisedFiles, wholeText } from './output.ts'

/** Texts by their path below the output folder, and files that are made only when somebody asks for them. */
export class FilesOnDemand extends Map<string, string> {
  readonly #promised = new Map<string, PromisedFiles>()

  /** Promises the files whose paths begin so; they are made together. */
  later(beginnings: readonly string[], files: PromisedFiles): void {
    for (const beginning of beginnings) this.#promised.set(beginning, files)
  }

  /** Whether a file is made only when somebody asks for it, which nobody has done yet. */
  isPromised(name: string): boolean {
    return [...this.#promised.keys()].some((beginning) => name.startsWith(beginning))
  }

  /** What was promised and nobody has asked for yet. */
  promised(): ReadonlySet<PromisedFiles> {
    return new Set(this.#promised.values())
  }

  override get(name: string): string | undefined {
    const [, files] = [...this.#promised].find(([beginning]) => name.startsWith(beginning)) ?? []
    if (files) this.#add(files)
    return super.get(name)
  }

  #add(files: PromisedFiles): void {
    for (const [beginning, promised] of this.#promised) if (promised === files) this.#promised.delete(beginning)
    for (const [name, text] of files.make()) this.set(name, wholeText(text))
  }
}
