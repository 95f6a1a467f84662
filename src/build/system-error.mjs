/** What a system says when it refuses to write, in its own words and in ours. */
const refusals = [
  { code: 'ENOSPC', words: 'no space left on device', reason: 'the disk is full' },
  { code: 'EDQUOT', words: 'disk quota exceeded', reason: 'the quota of the disk is used up' },
  { code: 'EROFS', words: 'read-only file system', reason: 'the disk may only be read' },
  { code: 'EACCES', words: 'permission denied', reason: 'this user may not write there' },
  { code: 'EPERM', words: 'operation not permitted', reason: 'this user may not write there' },
  { code: 'EIO', words: 'input/output error', reason: 'the disk has a fault' },
  { code: 'EXDEV', words: 'cross-device link', reason: 'it lies on another disk than the folder above it' },
  { code: 'EMFILE', words: 'too many open files', reason: 'too many files are open' },
]

/**
 * One sentence for what the system refused; undefined for every other error, which is a fault of the program.
 * @param {unknown} error
 * @param {readonly string[]} places folders that are written
 * @returns {string | undefined}
 */
export function systemSentence(error, places) {
  const { code, dest, path, message = '' } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error)
  // Programs that write for us pass on the words alone.
  const refusal = refusals.find((one) => one.code === code || message.toLowerCase().includes(one.words))
  if (!refusal) return undefined
  const what = dest ?? path ?? 'a file'
  return `Could not write ${what}: ${refusal.reason} (${refusal.code}); nothing of the site before is lost. Written are ${places.join(' and ')}.`
}
