/** What a browser keeps of visits; times are milliseconds. */
export interface Visit {
  /** What was changed later is marked. */
  readonly since: number
  /** The newest change that the site had when a page was loaded last. */
  readonly seen: number
  /** When that was. */
  readonly at: number
}

/** A visit ends when no page is loaded for so long. */
const pause = 6 * 60 * 60 * 1000

/**
 * The visit that a load belongs to. What the site had at the last load counts, not the time of it: what was written before
 * and published after it is new to the reader.
 * @param stored as `writeVisit` wrote it; the time of the very first load alone before that.
 */
export function visitAt(stored: string, now: number, newest: number): Visit {
  const [first = Number.NaN, seen = first, at = first] = stored.split(' ').map(Number)
  const since = now - at < pause ? first : seen
  // A value that cannot be read counts as a first visit.
  return { since: Number.isFinite(since) ? since : newest, seen: newest, at: now }
}

/** A visit as it is kept. */
export function writeVisit({ since, seen, at }: Visit): string {
  return `${since} ${seen} ${at}`
}
