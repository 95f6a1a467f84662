import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often those who wait look again, in milliseconds. */
const pause = 200

/** Locks that this process has: one with its id that is not among them is from a process before it. */
const held = new Set()

/**
 * Does some work while no other process does the same: a file with the process's id says who is at it. One that a
 * killed process has left counts for nothing.
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @param {(pid: number) => void} waiting called once where another process is at it
 * @returns {Promise<T>}
 */
export async function withLock(file, work, waiting) {
  for (let told = false; !take(file); ) {
    const holder = holderOf(file)
    const isLive = holder === process.pid ? held.has(file) : holder !== undefined && isRunning(holder)
    if (!isLive) {
      removeStale(file, holder)
      continue
    }
    if (!told) waiting(holder)
    told = true
    await sleep(pause)
  }
  held.add(file)
  removeLeft(file)
  try {
    return await work()
  } finally {
    held.delete(file)
    rmSync(file, { force: true })
  }
}

/** Written beside its place and linked there: nobody ever reads a lock without its id. */
function take(file) {
  const own = `${file}.${process.pid}`
  // Whoever had the lock may have removed an empty folder.
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/** Moved away first: where somebody else was faster, what was moved is theirs and goes back. */
function removeStale(file, holder) {
  const moved = `${file}.${process.pid}.stale`
  try {
    renameSync(file, moved)
  } catch {
    return
  }
  if (holderOf(moved) !== holder && !existsSync(file)) renameSync(moved, file)
  rmSync(moved, { force: true })
}

/** What killed processes have left beside a lock. This process itself leaves nothing there while it waits. */
function removeLeft(file) {
  const [folder, lock] = [dirname(file), `${basename(file)}.`]
  for (const name of readdirSync(folder)) {
    const [, pid] = (name.startsWith(lock) && /^(\d+)(?:\.stale)?$/.exec(name.slice(lock.length))) || []
    if (pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid))))
      rmSync(join(folder, name), { force: true })
  }
}

/**
 * Whether a process is there.
 * @param {number} pid
 * @returns {boolean}
 */
export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // There is such a process, and it is somebody else's.
    return error.code === 'EPERM'
  }
}
