/** How a term of the index came to stand for a typed word. */
export type Way = 'exact' | 'prefix' | 'related' | 'layout' | 'typo'

/** A term of the index that stands for something typed. */
export interface Expansion {
  readonly term: string
  /** 1 for the word itself. */
  readonly factor: number
  readonly way: Way
}

/** Terms that stand for one or more slots of the query together. */
export interface Matcher {
  /** Bits of the slots that a section has when it has one of the terms. */
  readonly slots: number
  readonly expansions: readonly Expansion[]
  /** What it counts beside the words: identifiers count more. */
  readonly weight: number
  /** An identifier as it is written; two words side by side. */
  readonly kind?: 'name' | 'pair'
}

/** A query in terms of the index. */
export interface Resolved {
  /** For each slot whether a hit may lack it. */
  readonly optional: readonly boolean[]
  readonly matchers: readonly Matcher[]
  /** Slots that nothing stands for. */
  readonly missing: readonly number[]
  /** Pairs of words that stand side by side in the query. */
  readonly pairs: number
  /** Words as they are looked for, in order: to compare with a heading. */
  readonly stems: readonly string[]
  /** All of it written as one word: to compare with the names that headings define. */
  readonly joined: string
  /** The same without its last member: `parallel` of `parallel.settled`. */
  readonly owner?: string | undefined
  /** Whether it has only stop words: then it finds what is called so and nothing else. */
  readonly isVague: boolean
  /** Whether it is one name as code writes it: `$.ssh`, `nothrow()`, `maxConnections`. */
  readonly isCode: boolean
}
