import type { DockerNeeds } from './docker/containers.ts'
import type { DockerPrograms } from './docker/find-docker.ts'
import type { Kubectl } from './kubernetes/find-kubectl.ts'
import type { KubernetesNeeds } from './kubernetes/needs.ts'

/** A file of a job, by its path in the working directory. */
export interface JobFile {
  readonly name: string
  readonly text: string
  /** It without its types, where it has some and Node cannot read them. */
  readonly compiled?: string
}

/** Something to run, as it crosses to the worker. Plain data. */
export interface Job {
  readonly id: string
  readonly files: readonly JobFile[]
  /** Command lines for a shell, one after the other, each with its own output. */
  readonly lines: readonly string[]
  /** Variables of the run. SSH_AUTH_SOCK=agent asks for an agent that holds the key. */
  readonly env: Readonly<Record<string, string>>
  /** Ctrl+C is pressed once the output has this text. */
  readonly interruptAfter?: string
  /** Somebody types the lines: keys that are pressed show. */
  readonly isTerminal?: true
  /** The lines run in a pseudo-terminal, in which these keys are pressed. */
  readonly keys?: readonly string[]
  /** Names of servers that must answer to SSH. */
  readonly hosts: readonly string[]
  /** What must be there for `docker`, where the job calls it. */
  readonly docker?: DockerNeeds
  /** The same for `kubectl`. */
  readonly kubernetes?: KubernetesNeeds
  /** The program that lines call as `xec`, and the folder that it lies in. */
  readonly tool?: { readonly program: string; readonly folder: string }
  /** The real programs to use; a stand-in answers for each that is not given. */
  readonly real?: RealPrograms
  /** What the lines leave in the folder is of interest. */
  readonly listsFiles?: true
  readonly limits: Limits
}

export interface RealPrograms {
  readonly docker?: DockerPrograms
  readonly kubectl?: Kubectl
}

/** Where a program is stopped. */
export interface Limits {
  readonly milliseconds: number
  readonly outputBytes: number
}

/** What one line did. */
export interface LineOutcome {
  /** Standard output and standard error, in the order in which they were written. */
  readonly output: string
  readonly code: number | null
  readonly signal: string | null
  /** Time limit of the line. */
  readonly milliseconds: number
  /** Colours of the screen, where the line ran in a pseudo-terminal; `output` is what it shows. */
  readonly screen?: string
  readonly stopped?: 'time' | 'output' | 'processes' | 'memory'
  /** What the stand-ins of docker and kubectl were called with, the name of the program first. */
  readonly commands: readonly (readonly string[])[]
}

export interface Outcome {
  readonly id: string
  readonly lines: readonly LineOutcome[]
  /** The real servers and programs that it was run on: `OpenSSH 9.2`, `Docker 20.10.24`. Empty where there were stand-ins or none. */
  readonly on: readonly string[]
  /** What the lines left in the folder, by path, each as a hash of its content. */
  readonly files?: Readonly<Record<string, string>>
  /** The checker's own failure. */
  readonly error?: string
}

/** Only what hangs needs more: on a busy machine, shipping an image took over 30 s; the tool stays open for a minute after some of its work. */
export const defaultLimits: Limits = { milliseconds: 120_000, outputBytes: 1_000_000 }
