import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cacheDir, project, siteDir } from '../places.ts'

/** Runs an action with the development server of the generated site, which ends in any case. */
export async function withDevServer<T>(action: (url: string) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'site/dev.ts', '--site', siteDir], {
    cwd: project,
    env: { ...process.env, SITE_CACHE_DIR: cacheDir, BASE_PATH: '', PORT: '0', HOST: '127.0.0.1' },
  })
  try {
    return await action(await addressOf(child))
  } finally {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

/** The address that the server prints once it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (data: Buffer) => {
      printed += data
      const address = /at (http:\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The development server ended with ${code}:\n${printed}`)))
  })
}
