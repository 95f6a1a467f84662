import type { LocaleCode } from '../locale.ts'
import type { Path } from '../route.ts'

/** By what a message is recognised. */
export interface MessagePattern {
  /** A regular expression that the message fits, whatever stands in it, and nothing that other programs print. */
  readonly pattern: string
  /** Another one, for what others print as well: it counts where the text speaks of Xec. */
  readonly weak?: string | undefined
}

/** A message that is known, as the site publishes it for the browser: a file for each language. */
export interface KnownMessage extends MessagePattern {
  readonly id: string
  /** As it is printed, with `<names>` for what differs. */
  readonly message: string
  /** What it means and what to do: a line of Markdown each. */
  readonly cause: string
  readonly cure: string
  /** Its entry, with the name of the page that holds it, and the page that says more: paths without the base. */
  readonly entry: Path
  readonly entryPage: string
  readonly page: Path
  readonly pageName: string
}

/** The file below the site's base that holds the messages of a language. */
export function messagesFileOf(locale: LocaleCode): string {
  return `messages/${locale}.json`
}
