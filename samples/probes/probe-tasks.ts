import { type Probe, type ProbeEnvironment, probeFile } from '../../features/behavior/behavior.ts'
import type { Finding } from '../../features/behavior/record.ts'
import type { Job, JobFile, LineOutcome, Outcome } from '../job.ts'
import type { Complaint } from '../model.ts'
import { hostsIn } from '../run/files.ts'
import { tail } from '../run/judge.ts'
import { nodeLine } from '../run/run-job.ts'
import { serverNeeds } from '../run/server-needs.ts'
import type { RunTask } from '../run/task.ts'
import { maxMegabytes, maxProcesses } from '../sandbox/processes.ts'
import { programOf } from './programs.ts'

/** What a probe found in an environment, and what answered there. */
export interface ProbeResult extends Pick<Finding, 'found' | 'against'> {
  readonly probe: Probe
  readonly place: ProbeEnvironment
}

/** Exit code of a probe that could not ask its question; what is recorded of it stays. */
const cannotTell = 77

interface Hearer {
  /** Hears what a probe found. */
  tell(result: ProbeResult): void
  /** Hears why one could not find out. */
  skip(reason: string): void
}

/** A probe in each of its environments, to be run with the samples. */
export function probeTasks(root: string, probe: Probe, { tell, skip }: Hearer): RunTask[] {
  const files = programOf(root, probe.name)
  const file = probeFile(probe.name, 'ts')
  return probe.places.map((place): RunTask => {
    const recorded = probe.recorded?.environments[place]
    let found = recorded?.found
    const words = place === 'none' ? [] : [place]
    const hosts = place === 'ssh' ? hostsIn(files.map(({ text }) => text)) : []
    return {
      kind: 'probe',
      at: { file, sample: [probe.name, ...words].join(' ') },
      job: { files, lines: [nodeLine(`${probe.name}.ts`, words)], env: {}, hosts, ...needsAt(place, files) },
      judged: [],
      judge: (outcome) => {
        const [line] = outcome.lines
        if (line?.code === cannotTell) {
          skip(`${probe.name}: ${line.output.trim()}`)
          return { passed: [], complaints: [] }
        }
        const read = readOutcome(probe, place, outcome)
        if ('message' in read) return { passed: [], complaints: [read] }
        found = read.found
        tell(read)
        return { passed: [], complaints: [] }
      },
      found: () => found,
      stands: () => {
        if (recorded) tell({ probe, place, found: recorded.found, against: recorded.against })
      },
    }
  })
}

/** The container and the pod of `place.ts`, and what the probe itself names. */
function needsAt(place: ProbeEnvironment, files: readonly JobFile[]): Pick<Job, 'docker' | 'kubernetes'> {
  const { docker } = serverNeeds(files.map(({ text }) => text))
  if (place === 'docker') {
    return { docker: { containers: [...(docker?.containers ?? []), 'web'], images: docker?.images ?? [] } }
  }
  return place === 'k8s' ? { kubernetes: { pods: ['web-0'] } } : {}
}

function readOutcome(probe: Probe, place: ProbeEnvironment, { lines: [line], on }: Outcome): ProbeResult | Complaint {
  const failure = failureOf(line)
  const output = line?.output.trim() ?? ''
  const where = place === 'none' ? '' : ` in the environment ${place}`
  const file = probeFile(probe.name, 'ts')
  if (failure) return { file, message: `The probe ${failure}${where}.`, said: tail(output) }
  const against = place === 'none' || place === 'local' ? undefined : on.join(', ')
  const common = { probe, place, ...(against && { against }) }
  if (probe.facts.some(({ key }) => key === undefined)) {
    if (output !== '' && !output.includes('\n')) return { ...common, found: output }
    return { file, message: `The probe does not print one value${where}.`, said: tail(output) }
  }
  const pairs = output.split('\n').map((one) => /^([\w-]+): (.+)$/.exec(one))
  const found = Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', pair[2] ?? '']] : [])))
  if (pairs.every(Boolean)) return { ...common, found }
  return { file, message: `The probe does not print lines "key: value"${where}.`, said: tail(output) }
}

function failureOf(line: LineOutcome | undefined): string | undefined {
  if (!line) return 'did not run'
  if (line.stopped === 'time') return `did not end within ${line.milliseconds / 1000} s`
  if (line.stopped === 'output') return 'prints without end'
  if (line.stopped === 'memory') return `takes more than ${maxMegabytes} MB of memory`
  if (line.stopped === 'processes') return `runs more than ${maxProcesses} processes at once`
  if (line.signal) return `was ended by ${line.signal}`
  return line.code === 0 ? undefined : `ended with exit code ${line.code}`
}
