import { spawnSync } from 'node:child_process'
import { platform } from 'node:process'

/**
 * Installs packages of the system where that is possible without asking anybody: apt-get, as root or with a sudo that
 * needs no password.
 * @param {readonly string[]} names
 * @param {readonly string[]} [options] of `apt-get install`
 * @returns {boolean} whether they were installed
 */
export function installSystemPackages(names, options = []) {
  const sudo = rights()
  if (!sudo) return false
  console.log(`Installing with apt-get: ${names.join(', ')}…`)
  // Without the update, the lists of a fresh container name versions that are gone.
  const install = ['apt-get', 'install', '-y', '-qq', ...options, ...names]
  return runs([...sudo, 'apt-get', 'update', '-qq']) && runs([...sudo, ...install])
}

/** What has to stand before apt-get, or undefined where it cannot run. */
function rights() {
  if (platform !== 'linux' || !succeeds(['apt-get', '--version'])) return undefined
  if (process.getuid?.() === 0) return []
  return succeeds(['sudo', '-n', 'true']) ? ['sudo', '-n'] : undefined
}

function succeeds([command, ...args]) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

function runs([command, ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Its own words are for when it fails; on stderr they stay apart from what this command prints.
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0
}
