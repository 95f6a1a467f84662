import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** An ssh-agent of a job. */
export interface Agent {
  readonly socket: string
  close(): void
}

/** Starts an ssh-agent that holds a key. @throws where OpenSSH's client is not installed. */
export async function startAgent(folder: string, keyFile: string): Promise<Agent> {
  const socket = join(folder, 'agent.sock')
  const child = spawn('ssh-agent', ['-D', '-a', socket], { stdio: 'ignore' })
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', () => reject(new Error('There is no ssh-agent here: install the client of OpenSSH.')))
    child.once('exit', (code) => reject(new Error(`ssh-agent ended early (${code}).`)))
  })
  const isThere = async () => {
    while (!existsSync(socket)) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.race([isThere(), failed])
  failed.catch(() => {})
  const { status, stderr } = spawnSync('ssh-add', ['-q', keyFile], {
    env: { ...process.env, SSH_AUTH_SOCK: socket },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`ssh-add: ${stderr}`)
  return { socket, close: () => void child.kill() }
}
