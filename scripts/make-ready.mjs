import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldest = [20, 19]
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Brings a fresh checkout to where a command works; ends the process where it cannot.
 * @param {{ siteOnly?: boolean, browser?: boolean }} needs siteOnly: no packages that only checks need;
 * browser: Chromium
 */
export async function makeReady({ siteOnly = false, browser = false }) {
  try {
    checkNode()
    // Only now: an old Node should meet the sentence above and not an error of syntax.
    const { packageProblem } = await import('./packages.mjs')
    if (packageProblem(root, { siteOnly })) await installAlone(siteOnly)
    if (browser) {
      const { ensureChromium } = await import('./chromium.mjs')
      await ensureChromium()
    }
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new Error(
    `This needs Node.js ${oldest.join('.')} or newer; here runs ${process.version}. See https://nodejs.org.`,
  )
}

/** npm ci removes node_modules before it fills it anew: two at once would do so under each other's hands. */
async function installAlone(siteOnly) {
  const { withLock } = await import('../engine/files/lock.mjs')
  const file = join(root, '.installing')
  await withLock(
    file,
    // Who waited may find everything done.
    () => installPackages(siteOnly),
    (pid) =>
      console.log(
        `Process ${pid} is installing the packages; waiting for it. If there is no such installation, delete ${file}.`,
      ),
  )
}

async function installPackages(siteOnly) {
  const { packageProblem } = await import('./packages.mjs')
  const problem = packageProblem(root, { siteOnly })
  if (!problem) return
  if (problem.hint) throw new Error(`${problem.reason}. ${problem.hint}`)
  console.log(`Installing packages (${problem.reason}): npm ${problem.mend.join(' ')}`)
  if (npm([...problem.mend, '--no-audit'])) return
  throw new Error(
    'The packages could not be installed; npm says above why. Without a network connection they cannot be.',
  )
}

function npm(args) {
  // On Windows npm is a script, which only a shell can start.
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }
  return spawnSync('npm', args, options).status === 0
}
