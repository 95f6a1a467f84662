import { readFileSync } from 'node:fs'
import type { Outcome } from '../job.ts'
import type { Complaint, Page } from '../model.ts'
import { complainAt, readYaml, type YamlSample } from '../yaml/read.ts'
import { yamlPrograms } from '../yaml/yaml.ts'
import { tail } from './judge.ts'
import { nodeLine } from './run-job.ts'
import { atBlock, type RunTask } from './task.ts'

const programFile = 'list-gitlab-jobs.mjs'
const program = readFileSync(new URL(programFile, import.meta.url), 'utf8')
const message = 'GitLab does not take this file.'

/** Has gitlab-ci-local read the `.gitlab-ci.yml` files of a page: by GitLab's schema, with stages, rules and needs. */
export function gitlabTasks(page: Page): RunTask[] {
  return yamlPrograms(page).flatMap((one): RunTask[] => {
    const { sample } = readYaml(one)
    const [first] = one.blocks
    if (!sample || !first || !/(?:^|\/)\.gitlab-ci\.yml$/.test(one.file)) return []
    const files = [
      { name: programFile, text: program },
      { name: '.gitlab-ci.yml', text: one.text },
    ]
    const lines = [nodeLine(programFile, ['--list'])]
    const job = { files, lines, env: {}, hosts: [] }
    return [{ kind: 'pipeline', at: atBlock(first), job, judged: [], judge: (outcome) => judge(sample, outcome) }]
  })
}

function judge(sample: YamlSample, { lines: [line] }: Outcome): { passed: []; complaints: Complaint[] } {
  if (line?.code === 0) return { passed: [], complaints: [] }
  const output = line?.output ?? ''
  const wrong = [...output.matchAll(/^\s*• ((?:'([^']+)' property is not expected)?.*? at ([\w.-]+)) \[/gm)]
  const complaints = wrong.map(([, said, key, path = '']) =>
    complainAt(sample.program, sample.lineOf([...path.split('.'), ...(key ? [key] : [])]), message, { said }),
  )
  if (complaints.length > 0) return { passed: [], complaints }
  // Before that it tells of the repository that is not there.
  const said = tail(output.replace(/^[\s\S]*(?:not a git repository[^\n]*|parsing and downloads finished[^\n]*)\n/, ''))
  return { passed: [], complaints: [complainAt(sample.program, lineNamedIn(sample, said), message, { said })] }
}

/** The line of the first job that a message names. */
function lineNamedIn({ data, lineOf }: YamlSample, said: string): number {
  const words = new Set(said.match(/[\w-]+/g))
  const job = Object.keys(data ?? {}).find((name) => words.has(name))
  return job === undefined ? 1 : lineOf([job])
}
