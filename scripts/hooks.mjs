import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))

/**
 * Lets git run the hooks of the project, in a clone whose owner has not chosen other ones: `git config core.hooksPath
 * .git/hooks` is such a choice.
 * @param {string} [root] folder of the project
 */
export function installHooks(root = project) {
  if (process.env.CI) return
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  // Empty at the top of a work tree, the path to here inside a larger one, and an error where there is no repository.
  const { status, stdout } = git('rev-parse', '--show-prefix')
  if (status !== 0 || stdout.trim() !== '' || git('config', 'core.hooksPath').stdout.trim() !== '') return
  git('config', 'core.hooksPath', '.githooks')
  console.log('Commits will be formatted (.githooks); to opt out: git config core.hooksPath .git/hooks')
}
