import { spawnSync } from 'node:child_process'
import { programs } from '../../programs.ts'
import { isInSandbox } from '../../sandbox/isolation.ts'

/** OpenSSH's server on this machine. */
export interface Sshd {
  readonly path: string
  /** `OpenSSH 9.2`. */
  readonly label: string
}

let known: { readonly sshd: Sshd | undefined } | undefined

/** OpenSSH's server, if it is installed. It wants accounts, a host name and homes: without a sandbox it has no place. */
export function findSshd(isSandboxed = isInSandbox()): Sshd | undefined {
  if (!isSandboxed) return undefined
  known ??= { sshd: look() }
  return known.sshd
}

function look(): Sshd | undefined {
  const [path] = programs('sshd')
  if (!path) return undefined
  // Older ones do not know the option, and say their version all the same.
  const { stdout, stderr } = spawnSync(path, ['-V'], { encoding: 'utf8' })
  const version = /OpenSSH_(\d+\.\d+)/.exec(`${stdout}${stderr}`)?.[1]
  return version ? { path, label: `OpenSSH ${version}` } : undefined
}
