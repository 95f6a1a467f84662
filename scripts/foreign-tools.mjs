// The tools that readers come from, for the samples that show them: no package of the site, and installed beside its packages.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../engine/files/lock.mjs'
import { foreignManifests, foreignToolsFolder } from '../samples/tools-folder.mjs'
import { packageProblem } from './packages.mjs'

/**
 * Installs them where they are missing. What cannot be installed is no reason to stop: samples that need it are not run.
 * @param {string} root folder of the project
 * @param {(line: string) => void} say
 */
export async function installForeignTools(root, say) {
  const folder = foreignToolsFolder(root)
  mkdirSync(folder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(root, foreignManifests, name), join(folder, name))
  if (!packageProblem(folder)) return
  const file = join(root, '.installing-foreign-tools')
  await withLock(
    file,
    () => install(folder, say),
    (pid) =>
      say(
        `Process ${pid} is installing the tools of samples; waiting for it. If there is no such one, delete ${file}.`,
      ),
  )
}

function install(folder, say) {
  const problem = packageProblem(folder)
  if (!problem) return
  say(`Installing the tools that some samples show, such as gulp (${problem.reason}).`)
  // Their own scripts are not run, and engines are not asked for: what does not work here fails in its sample.
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--fetch-retries=1', '--loglevel=error', '--no-audit']
  // On Windows npm is a script, which only a shell can start.
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status === 0) return
  say('They could not be installed; npm says above why. Samples that need them are not run.')
}
