/** An entry as feeds carry it. Addresses are absolute, days are points in time. */
export interface FeedEntry {
  /** Its address, which is its name for good. */
  readonly url: string
  readonly title: string
  readonly description: string
  /** The whole text. */
  readonly html: string
  readonly published: Date
  readonly updated: Date
  readonly authors: readonly { readonly name: string; readonly url: string }[]
  readonly tags: readonly string[]
}

/** What both formats are written from. */
export interface Feed {
  readonly title: string
  readonly description: string
  readonly language: string
  /** Page that the feed stands for. */
  readonly url: string
  readonly rssUrl: string
  readonly atomUrl: string
  readonly updated: Date
  readonly generator: string
  readonly entries: readonly FeedEntry[]
}
