import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { programFile } from '../programs.ts'
import type { ThreadData, WarmUp } from './job.ts'

/**
 * Syntax trees are many and die young, so they get some room. The limit above that makes a thread clear up early, long
 * before it is in want: with more, a build of 350 pages holds 130 MB more and is no faster.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 40, maxOldGenerationSizeMb: 160 }

/** Threads that parse, besides this one: as many as there are cores for. */
export const mostThreads = availableParallelism() - 1

let early: Worker | undefined

/** Starts a thread before this one has read the code of the build: while it reads the pipeline, this one does the rest. */
export function startEarlyThread(warmUp: WarmUp): void {
  if (mostThreads > 0) early ??= startThread({ warmUp })
}

/** The thread that was started early; it is given once. */
export function takeEarlyThread(): Worker | undefined {
  const taken = early
  early = undefined
  return taken
}

/** Starts a thread that parses. */
export function startThread(workerData: ThreadData): Worker {
  const { file } = programFile('worker', new URL('./worker-entry.mjs', import.meta.url))
  const thread = new Worker(file, { execArgv: [], resourceLimits, workerData })
  // A build that fails before it parses anything need not end it.
  thread.unref()
  return thread
}
