import { spawnSync } from 'node:child_process'
import { platform } from 'node:process'
import { createInterface } from 'node:readline/promises'

/**
 * Installs packages of the system with apt-get: at once as root and, with a sudo that needs no password, in CI; after a
 * question where somebody sits at a terminal. Nobody else's sudo is run.
 * @param {readonly string[]} names
 * @param {readonly string[]} [options] of `apt-get install`
 * @returns {Promise<boolean>} whether they were installed
 */
export async function installSystemPackages(names, options = []) {
  const sudo = await rights(names, options)
  if (!sudo) return false
  console.log(`Installing with apt-get: ${names.join(', ')}…`)
  // Without the update, the lists of a fresh container name versions that are gone.
  const install = ['apt-get', 'install', '-y', '-qq', ...withoutServices(), ...options, ...names]
  return runs([...sudo, 'apt-get', 'update', '-qq']) && runs([...sudo, ...install])
}

/** Where Debian asks whether a package may start its service. */
const policy = '/usr/sbin/policy-rc.d'

/** Options of apt-get: nothing that is installed is started, and PostgreSQL makes no databases. */
function withoutServices() {
  const own = `${policy}.samples`
  const write = `{ echo '#!/bin/sh'; echo 'exit 101'; } >${policy} && chmod +x ${policy} && : >${own}`
  const refuse = `[ -e ${policy} ] || { ${write}; }`
  const again = `[ ! -e ${own} ] || rm -f ${policy} ${own}`
  const clusters = '/etc/postgresql-common/createcluster.d'
  const empty = `[ -d /etc/postgresql ] || { mkdir -p ${clusters} && echo 'create_main_cluster = false' >${clusters}/samples.conf; }`
  return [
    ...[refuse, empty].flatMap((line) => ['-o', `DPkg::Pre-Invoke::=${line}`]),
    ...['-o', `DPkg::Post-Invoke::=${again}`],
  ]
}

/**
 * What to type where it was not done; undefined where there is no apt-get.
 * @param {readonly string[]} names
 * @param {readonly string[]} [options] of `apt-get install`
 * @returns {string | undefined}
 */
export function installCommand(names, options = []) {
  if (!hasApt()) return undefined
  return ['sudo', 'apt-get', 'install', ...options, ...names].join(' ')
}

/** What has to stand before apt-get, or undefined where it may not run. */
async function rights(names, options) {
  if (!hasApt()) return undefined
  if (process.getuid?.() === 0) return []
  if (process.env.CI) return succeeds(['sudo', '-n', 'true']) ? ['sudo', '-n'] : undefined
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Missing: ${names.join(', ')}. Run ${installCommand(names, options)}? [y/N] `)
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim()) ? ['sudo'] : undefined
}

function hasApt() {
  return platform === 'linux' && succeeds(['apt-get', '--version'])
}

function succeeds([command, ...args]) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

function runs([command, ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Its own words are for when it fails; on stderr they stay apart from what this command prints. sudo asks the terminal.
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0
}
