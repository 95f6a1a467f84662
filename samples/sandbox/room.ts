import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { isInSandbox } from './isolation.ts'
import { maxMegabytes } from './processes.ts'
import { removeFolder } from './remove-folder.ts'

const run = promisify(execFile)

/** Far more than an installation of packages writes. */
const maxFiles = 200_000

/** Makes a folder for a job. In the sandbox it is a disk of its own, in memory: what a job writes ends where that is full. */
export async function makeRoom(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  if (!isInSandbox()) return
  await run('mount', ['-t', 'tmpfs', '-o', `mode=755,size=${maxMegabytes}m,nr_inodes=${maxFiles}`, 'tmpfs', folder])
}

/** Removes it with all that a job has left there, whatever that is. */
export async function clearRoom(folder: string): Promise<void> {
  if (isInSandbox()) await run('umount', ['--lazy', folder])
  await removeFolder(folder)
}
