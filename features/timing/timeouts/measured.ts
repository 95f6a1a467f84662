/** The four places in which a command runs, as the probes name them. */
export type Environment = 'local' | 'ssh' | 'docker' | 'k8s'

export const places: readonly Environment[] = ['local', 'ssh', 'docker', 'k8s']

export interface Measured {
  /** Whether the timeout ends the command itself. */
  readonly ends: boolean
  /** Class and code of the error that is thrown. */
  readonly error: string
  readonly code: string
  /** The result with `nothrow()`. */
  readonly exitCode: number
  readonly signal: string | undefined
}

/** What the probes found, in content/probes.json; a test compares. */
export const measured: Readonly<Record<Environment, Measured>> = {
  local: { ends: true, error: 'AdapterError', code: 'ADAPTER_ERROR', exitCode: 1, signal: undefined },
  ssh: { ends: false, error: 'TimeoutError', code: 'TIMEOUT', exitCode: 124, signal: 'SIGTERM' },
  docker: { ends: false, error: 'TimeoutError', code: 'TIMEOUT', exitCode: 124, signal: 'SIGTERM' },
  k8s: { ends: false, error: 'TimeoutError', code: 'TIMEOUT', exitCode: 124, signal: 'SIGTERM' },
}

/** The signal that a timeout sends to a local command. */
export const localSignal = 'SIGTERM'
/** The timeout of a command that sets none. */
export const defaultTimeout = 30_000
/** How long an SSH server may take until it is ready. */
export const readyTimeout = 20_000
