// Brings a fresh checkout to where every command works: Node, packages and, with --browser, Chromium, with --tools the tools
// that samples show.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldest = [20, 19]
const root = fileURLToPath(new URL('..', import.meta.url))

try {
  checkNode()
  // Only now: an old Node should meet the sentence above and not an error of syntax.
  const { packageProblem } = await import('./packages.mjs')
  if (packageProblem(root)) await installAlone(packageProblem)
  if (process.argv.includes('--tools')) {
    const { installForeignTools } = await import('./foreign-tools.mjs')
    await installForeignTools(root, (line) => console.log(line))
  }
  if (process.argv.includes('--browser')) {
    const { ensureChromium } = await import('./chromium.mjs')
    await ensureChromium()
  }
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new Error(
    `This needs Node.js ${oldest.join('.')} or newer; here runs ${process.version}. See https://nodejs.org.`,
  )
}

/** npm ci removes node_modules before it fills it anew: two at once would do so under each other's hands. */
async function installAlone(packageProblem) {
  const { withLock } = await import('../src/build/write/lock.mjs')
  const file = join(root, '.installing')
  await withLock(
    file,
    // Who waited may find everything done.
    () => installPackages(packageProblem),
    (pid) =>
      console.log(
        `Process ${pid} is installing the packages; waiting for it. If there is no such installation, delete ${file}.`,
      ),
  )
}

function installPackages(packageProblem) {
  const problem = packageProblem(root)
  if (!problem) return
  if (problem.hint) throw new Error(`${problem.reason}. ${problem.hint}`)
  // Also where NODE_ENV says production: everything here is built with development packages.
  const command = ['ci', '--include=dev']
  console.log(`Installing packages (${problem.reason}): npm ${command.join(' ')}`)
  if (npm(command)) return
  throw new Error(
    'The packages could not be installed; npm says above why. Without a network connection they cannot be.',
  )
}

function npm(args) {
  // On Windows npm is a script, which only a shell can start.
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }
  return spawnSync('npm', args, options).status === 0
}
