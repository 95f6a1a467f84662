// Where a probe runs: `npx tsx timeout-error.ts ssh`. The first word behind the name is `local`, `ssh`, `docker` or `k8s`.
// Your own places: SSH_HOST, SSH_PORT, SSH_USER, SSH_KEY (a file), DOCKER_CONTAINER, K8S_POD, K8S_NAMESPACE.
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { $ } from '@xec-sh/core'

const { env } = process

// Version 0.9.0 rejects a second promise that nobody can catch, and then ends the process. A probe wants to go on.
for (const event of ['unhandledRejection', 'uncaughtException']) process.removeAllListeners(event)
process.on('unhandledRejection', () => {})

const places = {
  local: () => $.local(),
  ssh: () =>
    $.with({
      adapter: 'ssh',
      adapterOptions: {
        type: 'ssh',
        host: env.SSH_HOST ?? 'web-1.example.com',
        port: Number(env.SSH_PORT ?? 22),
        username: env.SSH_USER ?? 'deploy',
        privateKey: readFileSync(env.SSH_KEY ?? `${homedir()}/.ssh/id_ed25519`, 'utf8'),
      },
    }),
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

/** Prints what the probe found, one value or several with their names, and ends whatever is still running. */
export async function found(answer: string | number | Readonly<Record<string, unknown>>): Promise<never> {
  if (typeof answer === 'object') for (const [key, value] of Object.entries(answer)) console.log(`${key}: ${value}`)
  else console.log(answer)
  await $.dispose()
  process.exit(0)
}
