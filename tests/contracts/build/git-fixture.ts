import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { write } from '../serving-fixture.ts'

/** Runs git without the settings of whoever runs the tests. */
export function git(folder: string, args: readonly string[], day = '2020-01-01'): void {
  const date = day.startsWith('@') ? `${day} +0000` : `${day}T12:00:00Z`
  const person = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@a.example',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@a.example',
  }
  const env = { ...process.env, ...person, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
  execFileSync('git', args, {
    cwd: folder,
    env: { ...env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: 'pipe',
  })
}

/** Writes files and commits all that is there, at noon of a day, or at a time such as `@1700000000`. */
export function commit(folder: string, files: Readonly<Record<string, string>>, day: string, subject = day): void {
  for (const [file, text] of Object.entries(files)) write(join(folder, file), text)
  git(folder, ['add', '.'])
  git(folder, ['commit', '-q', '-m', subject], day)
}
