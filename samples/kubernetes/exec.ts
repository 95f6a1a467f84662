import { type ChildProcess, spawn } from 'node:child_process'
import type { WebSocket } from 'ws'

/** The protocol of kubectl 1.30 and later: the first byte of a message is the number of its channel. */
export const execProtocol = 'v5.channel.k8s.io'
const channels = { stdin: 0, stdout: 1, stderr: 2, status: 3, close: 255 }

/** How a command is started in a pod. */
export interface PodProcess {
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/**
 * Runs a command for a client of `exec`: its streams are channels, and what became of it is the last message.
 * @param hasInput whether the client sends any; without it, the command finds the end at once.
 */
export function runOverSocket(socket: WebSocket, { command, args, env }: PodProcess, hasInput: boolean): ChildProcess {
  const child = spawn(command, args, { env: { ...env }, stdio: 'pipe' })
  const send = (channel: number) => (data: Buffer) => socket.send(Buffer.concat([Buffer.of(channel), data]))
  child.stdout.on('data', send(channels.stdout))
  child.stderr.on('data', send(channels.stderr))
  // A command may end before it has read everything.
  child.stdin.on('error', () => {})
  if (!hasInput) child.stdin.end()
  socket.on('message', (data: Buffer) => {
    if (data[0] === channels.stdin) child.stdin.write(data.subarray(1))
    if (data[0] === channels.close && data[1] === channels.stdin) child.stdin.end()
  })
  socket.on('close', () => child.kill('SIGKILL'))
  const end = (status: object) => {
    send(channels.status)(Buffer.from(JSON.stringify(status)))
    socket.close(1000)
  }
  child.on('error', (error) => end(notStarted(error)))
  child.on('close', (code) => end(ended(code ?? 137)))
  return child
}

function ended(code: number): object {
  if (code === 0) return { metadata: {}, status: 'Success' }
  const causes = [{ reason: 'ExitCode', message: String(code) }]
  const message = `command terminated with non-zero exit code: exit status ${code}`
  return { metadata: {}, status: 'Failure', reason: 'NonZeroExitCode', message, details: { causes } }
}

function notStarted({ message }: Error): object {
  return { metadata: {}, status: 'Failure', reason: 'InternalError', message, code: 500 }
}
