import { readFileSync } from 'node:fs'
import type { JobFile, Outcome } from '../job.ts'
import type { Complaint, Findings, Page } from '../model.ts'
import { configComplaints, isXecConfig, profileIn } from '../yaml/config.ts'
import { complainAt, readYaml, type YamlSample } from '../yaml/read.ts'
import { yamlPrograms } from '../yaml/yaml.ts'
import { tail } from './judge.ts'
import { nodeLine } from './run-job.ts'
import { atBlock, type RunTask } from './task.ts'

const programFile = 'load-configs.mjs'
const program = readFileSync(new URL(programFile, import.meta.url), 'utf8')

/** What the program says of one configuration. */
interface Answer {
  readonly problems: readonly { readonly path: string; readonly message: string }[]
}

/** Has the published packages load every configuration of a page whose keys are right; one run for all of them. */
export function loadTasks(page: Page): RunTask[] {
  const samples = yamlPrograms(page).flatMap((one) => {
    const { sample } = readYaml(one)
    return sample && isXecConfig(sample) && configComplaints(sample).length === 0 ? [sample] : []
  })
  const [first] = samples[0]?.program.blocks ?? []
  if (!first) return []
  const folders = samples.map(({ program: { file } }, index) => {
    const profile = profileIn(file)
    return profile === undefined ? `config-${index}` : `config-${index}@${profile}`
  })
  const files = [{ name: programFile, text: program }, ...samples.flatMap((_, index) => filesOf(samples, index))]
  const job = { files, lines: [nodeLine(programFile, folders)], env: {}, hosts: [] }
  return [{ kind: 'configuration', at: atBlock(first), job, judged: [], judge: (outcome) => judge(samples, outcome) }]
}

/** A sample in a folder of its own; a file for one profile stands beside the configuration above it. */
function filesOf(samples: readonly YamlSample[], index: number): JobFile[] {
  const folder = `config-${index}/.xec`
  const own = (samples[index] as YamlSample).program
  const profile = profileIn(own.file)
  if (profile === undefined) return [{ name: `${folder}/config.yaml`, text: own.text }]
  const above = samples.slice(0, index).findLast(({ program: { file } }) => profileIn(file) === undefined)
  const main = above ? [{ name: `${folder}/config.yaml`, text: above.program.text }] : []
  return [...main, { name: `${folder}/profiles/${profile}.yaml`, text: own.text }]
}

function judge(samples: readonly YamlSample[], { lines: [line] }: Outcome): Findings {
  const answers = (line?.output ?? '').split('\n').filter(Boolean)
  const complaints = samples.flatMap((sample, index): Complaint[] => {
    const answer = read(answers[index])
    if (answer) return complaintsOf(sample, answer)
    const said = tail(line?.output ?? '')
    return [complainAt(sample.program, 1, 'The packages did not load this configuration.', { said })]
  })
  return { passed: [], complaints }
}

function complaintsOf({ program, lineOf }: YamlSample, { problems }: Answer): Complaint[] {
  const depth = profileIn(program.file) === undefined ? 0 : 2
  return problems.map(({ path, message }) => {
    const keys = path.split(/[.[\]]+/).filter(Boolean)
    const said = path ? `${path}: ${message}` : message
    return complainAt(program, lineOf(keys.slice(depth)), 'The tool does not take this configuration.', { said })
  })
}

function read(line: string | undefined): Answer | undefined {
  try {
    return line === undefined ? undefined : (JSON.parse(line) as Answer)
  } catch {
    return undefined
  }
}
