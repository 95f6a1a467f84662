// Where a probe runs: `npx tsx timeout-error.ts ssh`. The first word behind the name is `local`, `ssh`, `docker` or `k8s`.
// Your own places: SSH_HOST, SSH_PORT, SSH_USER, SSH_KEY (a file), DOCKER_CONTAINER, K8S_POD, K8S_NAMESPACE.
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { $ } from '@xec-sh/core'

const { env } = process

// Version 0.9.0 rejects a second promise that nobody can catch, and then ends the process. A probe wants to go on.
for (const event of ['unhandledRejection', 'uncaughtException']) process.removeAllListeners(event)
process.on('unhandledRejection', () => {})

/** The host of SSH, as `$.ssh()` takes it. */
export const host = () => ({
  host: env.SSH_HOST ?? 'web-1.example.com',
  port: Number(env.SSH_PORT ?? 22),
  username: env.SSH_USER ?? 'deploy',
  privateKey: readFileSync(env.SSH_KEY ?? `${homedir()}/.ssh/id_ed25519`, 'utf8'),
})

const places = {
  local: () => $.local(),
  ssh: () => $.with({ adapter: 'ssh', adapterOptions: { type: 'ssh', ...host() } }),
  docker: () =>
    $.with({ adapter: 'docker', adapterOptions: { type: 'docker', container: env.DOCKER_CONTAINER ?? 'web' } }),
  k8s: () =>
    $.with({
      adapter: 'kubernetes',
      adapterOptions: { type: 'kubernetes', pod: env.K8S_POD ?? 'web-0', namespace: env.K8S_NAMESPACE ?? 'default' },
    }),
}

/** The environment that the command line names. */
export const environment = (process.argv[2] ?? 'local') as keyof typeof places

/** The engine for it: the one that `$`, `$.ssh()`, `$.docker()` and `$.k8s().exec` use for a command. */
export function place(): ReturnType<(typeof places)['local']> {
  const open = places[environment]
  if (!open) throw new Error(`"${environment}" is none of: ${Object.keys(places).join(', ')}`)
  return open()
}

/** The class of the error that a command throws, or `none`. */
export async function errorOf(command: PromiseLike<unknown>): Promise<string> {
  try {
    await command
    return 'none'
  } catch (error) {
    return error instanceof Error ? error.constructor.name : typeof error
  }
}

/** The `code` of the error that a command throws, or `none`. */
export async function codeOf(command: PromiseLike<unknown>): Promise<string> {
  try {
    await command
    return 'none'
  } catch (error) {
    return String((error as { code?: string }).code ?? 'none')
  }
}

/** Path of a file that is not there yet, where the environment keeps its temporary files. */
export async function freshFile(): Promise<string> {
  return (await place()`mktemp -u`).text()
}

type Running = ReturnType<ReturnType<typeof place>>

/** Whether something that is done to a running command ends it: `no` where it runs to its end all the same. */
export async function isEnded(prepare: (command: Running) => Running, act: (running: Running) => unknown) {
  const $here = place()
  const file = await freshFile()
  // The shell itself waits, for 8 s at most, so that it makes no difference what becomes of the programs it started.
  const wait = `i=0; while test ! -e ${file}.go && test $i -lt 80; do i=$((i+1)); sleep 0.1; done`
  const running = prepare($here.raw`touch ${file}.start; ${wait}; touch ${file}.end`.nothrow())
  const ended = errorOf(running)
  const exists = async (ending: string) => (await $here.raw`test -e ${file}${ending}`.nothrow()).ok
  while (!(await exists('.start'))) await pause(50)
  await act(running)
  await $here.raw`touch ${file}.go`
  await ended
  await pause(500)
  const answer = (await exists('.end')) ? 'no' : 'yes'
  await $here.raw`rm -f ${file}.start ${file}.go ${file}.end`
  return answer
}

/** Waits for some milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Prints what the probe found, one value or several with their names, and ends whatever is still running. */
export async function found(answer: string | number | Readonly<Record<string, unknown>>): Promise<never> {
  if (typeof answer === 'object') for (const [key, value] of Object.entries(answer)) console.log(`${key}: ${value}`)
  else console.log(answer)
  await $.dispose()
  process.exit(0)
}
