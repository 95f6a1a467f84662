/** What a run is told. Files are by their paths in the folder of the sample. */
export interface RunRequest {
  readonly file: string
  readonly text: string
  readonly files: Readonly<Record<string, string>>
  readonly env: Readonly<Record<string, string>>
  /** It has no types: the code that takes them out is not needed. */
  readonly plain: boolean
}

/** What a run says: that its code is there, what the sample prints, what it asked for in vain, and how it ended. */
export type RunMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'output'; readonly text: string }
  | { readonly type: 'lacks'; readonly what: Lack }
  | ({ readonly type: 'uncaught' } & Uncaught)
  | { readonly type: 'end'; readonly code: number }
  | { readonly type: 'stopped'; readonly why: StopReason }

/** Why a run was ended before its end. */
export type StopReason = 'time' | 'output' | 'reader' | 'failed' | 'policy'

/** What no stand-in of a browser has. */
export type Lack = 'network' | 'docker' | 'pods' | 'ssh'

/** An error that nobody caught. */
export interface Uncaught {
  /** As Node prints it; empty where the program has printed it itself. */
  readonly text: string
  /** The line of the sample that it comes from; 0 where none is known. */
  readonly line: number
  /** Whether the package would end the program without a word of it. */
  readonly isSilent: boolean
}

const lacks: ReadonlySet<unknown> = new Set<Lack>(['network', 'docker', 'pods', 'ssh'])
const reasons: ReadonlySet<unknown> = new Set<StopReason>(['time', 'output', 'reader', 'failed', 'policy'])

/** Reads what comes out of a worker: a sample ran there, and may have said anything. Undefined where it means nothing. */
export function readMessage(data: unknown): RunMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, text, code, why, what } = data as Record<string, unknown>
  if (type === 'ready') return { type }
  if (type === 'output') return typeof text === 'string' ? { type, text } : undefined
  if (type === 'lacks') return lacks.has(what) ? { type, what: what as Lack } : undefined
  if (type === 'uncaught') return readUncaught(data)
  // A program may ask for a status that is none.
  if (type === 'end') return { type, code: Number.isInteger(code) ? (code as number) : 1 }
  return type === 'stopped' && reasons.has(why) ? { type, why: why as StopReason } : undefined
}

function readUncaught({ text, line, isSilent }: Partial<Record<string, unknown>>): RunMessage | undefined {
  if (typeof text !== 'string') return undefined
  return { type: 'uncaught', text, line: Number.isInteger(line) ? (line as number) : 0, isSilent: isSilent === true }
}

/** Where a run is stopped. */
export const limits = { milliseconds: 15_000, outputCharacters: 200_000, fileBytes: 32_000_000 }

/** Where a sample runs, the same as in the checks of the samples. */
export const home = '/home/ann'
export const folder = `${home}/project`
