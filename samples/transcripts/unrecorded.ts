import { typedCommands } from '../cli-lines/console.ts'
import { type Block, type Complaint, complain } from '../model.ts'
import { hashOf, type Recordings, type Transcript } from './file.ts'
import type { SessionTask } from './session-tasks.ts'

/** What to do about a session that is not as it was recorded. */
export function howToRecord({ page }: Block): string {
  return `Record it: npm run examples -- --tool PATH ${pathOf(page)}`
}

function pathOf({ translationKey }: Block['page']): string {
  return translationKey.replace(/\.md$/, '')
}

/** The complaint about a session that was never recorded as it is, with what has changed since the last time. */
export function unrecorded({ session, job }: SessionTask, { sessions }: Recordings): Complaint {
  const hint = howToRecord(session)
  const before = Object.values(sessions).filter(({ page }) => page === pathOf(session.page))
  const sameLines = before.find(({ lines }) => lines.map(({ command }) => command).join('\n') === job.lines.join('\n'))
  if (sameLines)
    return complain(session, 0, `${changedIn(sameLines, job.files)} has changed since it was recorded.`, { hint })
  const commands = new Set(before.flatMap(({ lines }) => lines.map(({ command }) => command)))
  const typed = session.language === 'console' ? typedCommands(session.text) : []
  const line = typed.find(({ command }) => !commands.has(command))?.line ?? 0
  return complain(session, line, 'This session was not recorded with these commands and files.', { hint })
}

/** What makes a session with the same commands another one. */
function changedIn(old: Transcript, files: SessionTask['job']['files']): string {
  const changed = files.find(({ name, text }) => old.files[name] !== hashOf(text))
  const gone = Object.keys(old.files).find((name) => !files.some((file) => file.name === name))
  const name = changed?.name ?? gone
  return name ? `The file ${name} of this session` : 'A mark of this session'
}
