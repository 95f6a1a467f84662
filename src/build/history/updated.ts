import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Days of the last change (`2026-11-21`) by path from the site's root; a file without history is not in it. */
export type UpdatedDays = ReadonlyMap<string, string>

/**
 * Asks git once for the whole history of the content. A shallow clone would give every page the day of its only commit,
 * so it counts as no history: the page then says that the day is not known.
 */
export async function updatedDays(root: string): Promise<UpdatedDays> {
  try {
    const shallow = await run('git', ['rev-parse', '--is-shallow-repository'], { cwd: root })
    if (shallow.stdout.trim() !== 'false') return new Map()
    const args = [
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%cs',
      '--name-only',
      '--relative',
      '--no-renames',
      '--',
      'content',
    ]
    const { stdout } = await run('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024 })
    return readLog(stdout)
  } catch {
    return new Map()
  }
}

function readLog(log: string): UpdatedDays {
  const days = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter((line) => line !== '')
    for (const file of files) if (!days.has(file)) days.set(file, day)
  }
  return days
}
