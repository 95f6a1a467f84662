import { formatProblem } from '../../build/problem.ts'
import type { CheckResult } from '../check.ts'
import type { Block, Complaint, How } from '../model.ts'
import type { RunFindings } from '../run/check-runs.ts'
import { missingPrograms } from '../run/judge.ts'

/** What the report says of each way to check. */
const labels: Readonly<Record<How, string>> = {
  run: 'run, and the output compared',
  tool: 'recorded with the tool itself, and the output compared',
  recorded: 'recorded: the commands for docker and kubectl',
  compiled: 'compiled',
  parsed: 'parsed and checked against what is known',
}

/** A complaint: place, sample, what is wrong, and what the compiler or the program said. */
export function formatComplaint(complaint: Complaint): string {
  const { sample, said } = complaint
  const text = formatProblem({ ...complaint, message: sample ? `${sample}: ${complaint.message}` : complaint.message })
  return said ? `${text}\n${said.replace(/^/gm, '      ')}` : text
}

/** The figures of a check, and the reasons of all excuses. */
export function formatSummary(result: CheckResult): string {
  const { pages, passed, excused, foreign, runs, sessions, probes, identifiers } = result
  const count = (how: How) => [...passed.values()].filter((one) => one.how === how).length
  const languages = new Map<string, number>()
  for (const { language } of passed.keys()) languages.set(language, (languages.get(language) ?? 0) + 1)
  const kinds = [...languages].sort(([, a], [, b]) => b - a).map(([language, number]) => `${language} ${number}`)
  return [
    `${passed.size} samples on ${pages.length} pages: ${kinds.join(', ')}`,
    ...(Object.keys(labels) as How[]).map((how) => `${String(count(how)).padStart(6)} ${labels[how]}`),
    `${String(foreign.length).padStart(6)} of other tools: parsed, and no more`,
    `${String(excused.length).padStart(6)} excused`,
    ...excused.map(({ page, line, meta }) => `       ${page.file}:${line}  ${meta.excuse}`),
    `${identifiers.known} names in the text are the tool's; ${identifiers.foreign} are declared as foreign`,
    `${probes.behavior.probes.size} probes, ${probes.results.length} findings in their environments`,
    ...probes.skipped.map((reason) => `       not asked here: ${reason}`),
    `${sessions.sessions} sessions with the tool, ${sessions.recorded ? 'recorded now' : 'compared with their recordings'}`,
    `${runs.ran} runs, ${runs.cached} more known from before; ${runs.isolation.description}`,
    ...serverLines(runs),
    ...recoveredLines(runs),
    ...unrunLines([...passed.keys()]),
  ].join('\n')
}

/** What was only read, because this machine lacks a program that it needs. */
function unrunLines(blocks: readonly Block[]): string[] {
  const unrun = blocks.filter((block) => missingPrograms([block]).length > 0)
  const names = [...new Set(missingPrograms(unrun))].sort()
  return unrun.length === 0 ? [] : [`Only read, for want of ${names.join(', ')}: ${unrun.length} samples`]
}

/** What a busy machine may have been the cause of: named, since a sample that is right at times would stand here as well. */
function recoveredLines({ recovered }: RunFindings): string[] {
  if (recovered.length === 0) return []
  const places = recovered.map(({ file, line, sample }) => `       ${file}:${line}${sample ? `  ${sample}` : ''}`)
  return [`Wrong beside the others, and right when run again alone: ${recovered.length} runs`, ...places]
}

/** On which servers samples ran, and a line for what could not be had here. */
function serverLines({ on, sshStandIns, docker, kubectl }: RunFindings): string[] {
  const install = 'it takes openssh-server, and a system that permits namespaces'
  return [
    ...[...on].sort().map(([name, count]) => `${String(count).padStart(6)} runs on ${name}`),
    ...(sshStandIns > 0 ? [`Not run on OpenSSH but on a stand-in: ${sshStandIns} runs; ${install}`] : []),
    ...('missing' in docker ? [`Not run on Docker: ${docker.missing}`] : []),
    ...('missing' in kubectl ? [`Not run with kubectl: ${kubectl.missing}`] : []),
  ]
}
