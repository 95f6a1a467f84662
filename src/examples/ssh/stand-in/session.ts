import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { ServerChannel, Session } from 'ssh2'
import { serveSftp } from './sftp.ts'

/** What Debian gives an account; called by its bare name, as sshd does. */
const loginShell = existsSync('/bin/bash') ? '/bin/bash' : '/bin/sh'

/** A server as its sessions see it. */
export interface Host {
  readonly name: string
  readonly home: string
  /** Folder with programs that answer for this host and not for the machine. */
  readonly programs: string
  /** Ends what its sessions started. */
  readonly endings: Set<() => void>
  endAll(): void
}

/** Commands, a shell without a terminal, and SFTP. */
export function serveSession(session: Session, host: Host): void {
  const variables: Record<string, string> = {}
  session.on('env', (accept, _reject, { key, val }) => {
    variables[key] = val
    accept?.()
  })
  session.on('pty', (accept) => accept?.())
  session.on('window-change', (accept) => accept?.())
  session.on('exec', (accept, _reject, { command }) => serve(accept(), ['-c', command], host, variables))
  session.on('shell', (accept) => serve(accept(), ['-s'], host, variables))
  session.on('sftp', (accept) => serveSftp(accept(), host.home))
}

function serve(channel: ServerChannel, args: string[], host: Host, variables: Record<string, string>): void {
  const env = {
    ...variables,
    PATH: `${host.programs}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`,
    HOME: host.home,
    USER: 'deploy',
    LANG: 'C.UTF-8',
  }
  const child = spawn(loginShell, args, { argv0: basename(loginShell), cwd: host.home, env, detached: true })
  const end = () => endGroup(child)
  host.endings.add(end)
  channel.on('data', (data: Buffer) => child.stdin.write(data))
  channel.on('end', () => child.stdin.end())
  channel.on('close', end)
  channel.on('error', end)
  // The program may end before it has read all of its input.
  child.stdin.on('error', () => {})
  child.stdout.on('data', (data: Buffer) => channel.write(data))
  child.stderr.on('data', (data: Buffer) => channel.stderr.write(data))
  child.on('error', () => channel.close())
  child.on('close', (code, signal) => {
    host.endings.delete(end)
    if (signal) channel.exit(signal.replace(/^SIG/, ''))
    else channel.exit(code ?? 1)
    channel.end()
  })
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody is left in the group.
  }
}
