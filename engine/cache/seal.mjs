import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files/files-below.mjs'
import { isRunning } from '../files/lock.mjs'

/** Name of the file in which a folder keeps the hashes of all others. */
const sealName = 'seal.json'

/** The ending of what is being written: the process that writes it, and a name where it may write several at once. */
const draftEnding = /\.(\d+)(?:-[\w-]+)?\.draft$/

/**
 * @param {string | Uint8Array} bytes
 * @returns {string} 64 hexadecimal digits
 */
export function hashOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Writes down what the files of a folder hold, when all of them are there.
 * @param {string} folder
 */
export function sealFolder(folder) {
  const hashes = hashesIn(folder)
  writeFileSync(join(folder, sealName), JSON.stringify({ hashes, seal: hashOf(JSON.stringify(hashes)) }))
}

/**
 * Whether a folder holds what was sealed: no file is gone, and no bit of one has changed.
 * @param {string} folder
 * @returns {boolean}
 */
export function isWholeFolder(folder) {
  try {
    const { hashes, seal } = JSON.parse(readFileSync(join(folder, sealName), 'utf8'))
    const found = JSON.stringify(hashesIn(folder))
    return found === JSON.stringify(hashes) && seal === hashOf(found)
  } catch {
    return false
  }
}

/**
 * Removes what processes that are no more have left half written.
 * @param {string} folder
 */
export function removeDrafts(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  for (const name of readdirSync(folder)) {
    const pid = Number(draftEnding.exec(name)?.[1])
    // Whoever calls this writes nothing at the moment: what has this process's id is from one before it.
    if (pid && (pid === process.pid || !isRunning(pid))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/** Hashes of the files below a folder by their names, sorted. */
function hashesIn(folder) {
  const sealed = filesBelow(folder).filter((name) => name !== sealName)
  return Object.fromEntries(sealed.map((name) => [name, hashOf(readFileSync(join(folder, name)))]))
}
