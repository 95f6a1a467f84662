import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))
const turnOn = ['core.hooksPath', '.githooks']
const declined = ['xec-site.hook', 'declined']

/**
 * Offers the hook of the project in a clone whose owner has not chosen yet. At a terminal git's configuration keeps the
 * answer; elsewhere one line says how to turn it on, and nothing is changed. In CI nobody commits.
 * @param {{ root?: string, input?: NodeJS.ReadStream, output?: NodeJS.WriteStream }} [options]
 */
export async function offerHooks({ root = project, input = process.stdin, output = process.stdout } = {}) {
  if (process.env.CI) return
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  // Empty at the top of a work tree, the path to here inside a larger one, and an error where there is no repository.
  const { status, stdout } = git('rev-parse', '--show-prefix')
  if (status !== 0 || stdout.trim() !== '') return
  if ([turnOn, declined].some(([key]) => git('config', key).stdout.trim() !== '')) return
  const how = `git config ${turnOn.join(' ')}`
  if (!input.isTTY || !output.isTTY) {
    output.write(`To have what you commit formatted and linted: ${how}\n`)
    return
  }
  const answer = await ask('Format and lint what you commit, with the git hook of this project? [y/N] ', input, output)
  if (answer === undefined) return
  const isWanted = /^y(es)?$/i.test(answer.trim())
  git('config', ...(isWanted ? turnOn : declined))
  output.write(isWanted ? 'Commits will be formatted.\n' : `You will not be asked again. To turn it on: ${how}\n`)
}

/** The line that is typed; undefined where the input ends without one. */
async function ask(question, input, output) {
  const terminal = createInterface({ input, output })
  terminal.once('SIGINT', () => process.exit(130))
  const closed = new Promise((resolve) => terminal.once('close', resolve))
  const answer = await Promise.race([terminal.question(question), closed])
  terminal.close()
  return answer
}
