/** What a run is told. Files are by their paths in the folder of the sample. */
export interface RunRequest {
  readonly file: string
  readonly text: string
  readonly files: Readonly<Record<string, string>>
  readonly env: Readonly<Record<string, string>>
  /** It has no types: the code that takes them out is not needed. */
  readonly plain: boolean
}

/** What a run says: that its code is there, what the sample prints, and how it ended. */
export type RunMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'output'; readonly text: string }
  | { readonly type: 'end'; readonly code: number }
  | { readonly type: 'stopped'; readonly why: StopReason }

/** Why a run was ended before its end. */
export type StopReason = 'time' | 'output' | 'reader' | 'failed' | 'policy'

const reasons: ReadonlySet<unknown> = new Set<StopReason>(['time', 'output', 'reader', 'failed', 'policy'])

/** Reads what comes out of a worker: a sample ran there, and may have said anything. Undefined where it means nothing. */
export function readMessage(data: unknown): RunMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, text, code, why } = data as Record<string, unknown>
  if (type === 'ready') return { type }
  if (type === 'output') return typeof text === 'string' ? { type, text } : undefined
  // A program may ask for a status that is none.
  if (type === 'end') return { type, code: Number.isInteger(code) ? (code as number) : 1 }
  return type === 'stopped' && reasons.has(why) ? { type, why: why as StopReason } : undefined
}

/** Where a run is stopped. */
export const limits = { milliseconds: 15_000, outputCharacters: 200_000, fileBytes: 32_000_000 }

/** Where a sample runs, the same as in the checks of the samples. */
export const home = '/home/ann'
export const folder = `${home}/project`
