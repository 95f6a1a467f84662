import type { Block, Page } from '../model.ts'
import { consoleTasks } from '../run/console-tasks.ts'
import { recordedTasks } from '../run/recorded-tasks.ts'
import type { RunTask } from '../run/task.ts'

/** A session with the tool, and what has to be true of it. */
export interface SessionTask extends RunTask {
  readonly session: Block
}

/** The sessions with the tool on a page, and the command lines of docker and kubectl that it calls. */
export function sessionTasks(page: Page): SessionTask[] {
  return [...consoleTasks(page), ...recordedTasks(page)].filter(isSession)
}

function isSession(task: object): task is SessionTask {
  return 'session' in task
}
