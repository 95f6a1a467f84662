/** How systems refuse to write, in the messages of Node and of other programs. */
const refusals = [
  { message: /ENOSPC|no space left on device/i, reason: 'the disk is full' },
  { message: /EDQUOT|disk quota exceeded/i, reason: 'the quota of the disk is used up' },
  // Node says of a folder on such a disk that it does not exist.
  { message: /EROFS|read-only file system|ENOENT.*, mkdir/i, reason: 'the disk may only be read' },
  { message: /EACCES|EPERM|permission denied/i, reason: 'this user may not write there' },
  { message: /EIO\b|input\/output error/i, reason: 'the disk has a fault' },
  { message: /EXDEV/i, reason: 'it lies on another disk than the folder above it' },
  { message: /EMFILE|too many open files/i, reason: 'too many files are open' },
]

/**
 * One sentence for what the system refused; undefined for every other error, which is a fault of the program.
 * @param {unknown} error
 * @param {readonly string[]} places folders that are written
 * @returns {string | undefined}
 */
export function systemSentence(error, places) {
  const { dest, path, message = '' } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error)
  const refusal = refusals.find((one) => one.message.test(message))
  if (!refusal) return undefined
  const what = dest ?? path ?? 'a file'
  return `Could not write ${what}: ${refusal.reason}. Look at ${places.join(' and ')}, then build again; nothing of the site before is lost.`
}
