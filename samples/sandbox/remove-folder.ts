import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'

/** Removes a folder with all that is in it, also where a sample took away the right to write there. */
export async function removeFolder(folder: string): Promise<void> {
  const options = { recursive: true, force: true, maxRetries: 3 }
  try {
    await rm(folder, options)
  } catch {
    spawnSync('chmod', ['-R', 'u+rwX', folder], { stdio: 'ignore' })
    await rm(folder, options)
  }
}
