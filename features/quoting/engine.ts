import { ExecutionEngine } from '@xec-sh/core/dist/core/execution-engine.js'

export type Engine = InstanceType<typeof ExecutionEngine>

/** Ways to write a command with values. */
export const ways = ['escaped', 'raw', 'pipe'] as const
export type Way = (typeof ways)[number]

export const environments = ['local', 'ssh', 'docker', 'k8s'] as const
export type Environment = (typeof environments)[number]

/** An engine of the package as it is published. Without a pool it keeps no connection, and so no timer. */
export function newEngine(): Engine {
  return new ExecutionEngine({ adapters: { ssh: { connectionPool: { enabled: false } } } as never })
}

/** The engine for an environment: the one behind `$`, `$.ssh()`, `$.docker()` and `$.k8s()`. */
export function engineFor(engine: Engine, environment: Environment): Engine {
  const found = environment === 'local' ? engine.local() : inEnvironment(engine, environment)
  // For its list of what runs, the package makes a second promise, which nobody can catch when a command fails.
  return Object.assign(found, { _activeProcesses: undefined }) as unknown as Engine
}

function inEnvironment(engine: Engine, environment: Exclude<Environment, 'local'>): object {
  if (environment === 'docker') return engine.docker({ container: 'web' })
  const [adapter, options] =
    environment === 'ssh'
      ? ['ssh', { host: 'web-1.example.com', username: 'deploy', password: 'x' }]
      : ['kubernetes', { pod: 'web-0' }]
  return engine.with({ adapter, adapterOptions: { type: adapter, ...options } } as never)
}

/** Runs a template in one of the ways: `$`, `$.raw`, and in `.pipe` behind a command. */
export async function run(engine: Engine, way: Way, strings: TemplateStringsArray, values: readonly unknown[]) {
  if (way === 'pipe') await engine.run`cat`.pipe(strings as never, ...(values as []))
  else await engine[way === 'raw' ? 'raw' : 'run'](strings, ...values)
}
