import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A commit that touched the content. */
export interface Change {
  /** The beginning of its hash. */
  readonly id: string
  /** Seconds since 1970. */
  readonly time: number
  /** `2026-11-21` */
  readonly day: string
  /** What its author says of it in one line. */
  readonly subject: string
  /** Paths from the site's root. */
  readonly files: readonly string[]
}

/** Changes of the content, the newest first. */
export type History = readonly Change[]

/**
 * Asks git once for the whole history of the content. A shallow clone would give every page the day of its only commit,
 * so it counts as no history: the page then says that the day is not known.
 */
export async function contentHistory(root: string): Promise<History> {
  try {
    const shallow = await run('git', ['rev-parse', '--is-shallow-repository'], { cwd: root })
    if (shallow.stdout.trim() !== 'false') return []
    const args = [
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%H %ct %cs %s',
      '--name-only',
      '--relative',
      '--no-renames',
      '--',
      'content',
    ]
    const { stdout } = await run('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024 })
    return stdout.split('\0').slice(1).map(readCommit).filter(hasDay)
  } catch {
    return []
  }
}

/** The last second of the year 9999: days have four digits for the year. */
const lastTime = 253402300799

/** Whether a change has a day that a calendar knows. Any number can be the date of a commit. */
function hasDay({ id, time }: Change): boolean {
  if (time >= 0 && time <= lastTime) return true
  console.warn(`warning: The commit ${id} is dated ${time} seconds after 1970, which is no day: it is left out.`)
  return false
}

function readCommit(text: string): Change {
  const [line = '', ...files] = text.split('\n').filter((one) => one !== '')
  const [, id = '', time = '', day = '', subject = ''] = /^(\S+) (\S+) (\S+) ?(.*)$/.exec(line) ?? []
  return { id: id.slice(0, 10), time: Number(time), day, subject, files }
}
