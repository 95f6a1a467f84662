import type { Target } from './target.ts'

/** What an issue does to a reader's work, the worst first. */
export const severities = [
  'data-loss',
  'ends-process',
  'security',
  'wrong-result',
  'does-not-work',
  'surprise',
] as const

export type Severity = (typeof severities)[number]

/** What an issue concerns, wherever the command runs. */
export const issueTopics = [
  'output',
  'errors',
  'cancellation',
  'values',
  'settings',
  'parallel',
  'connections',
  'files',
  'configuration',
  'cli',
] as const

export type IssueTopic = (typeof issueTopics)[number]

/** What is the same of an issue in every language. */
export interface IssueFacts {
  readonly severity: Severity
  /** Where it is met. */
  readonly on: readonly Target[]
  readonly topic: IssueTopic
  /** The version whose commits name the repair; absent where none does. */
  readonly repaired?: string
}

/** An entry of Known issues. */
export interface Issue extends IssueFacts {
  /** Of its heading. */
  readonly id: string
  /** Its heading, as Markdown. */
  readonly title: string
  /** Whom it concerns, as Markdown. */
  readonly affects: string
  /** Route of its page, and its heading there. */
  readonly url: string
  /** What is printed where it is met, with `<names>` for what differs; absent where the collection of messages has none. */
  readonly messages?: readonly string[]
}
