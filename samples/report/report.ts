import { formatProblem } from '../../engine/problems/problem.ts'
import type { CheckResult } from '../check.ts'
import type { Complaint, How } from '../model.ts'
import type { RunFindings } from '../run/check-runs.ts'

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
    ...runLines(runs),
  ].join('\n')
}

/** How much ran, on which servers, and what was left to the record. */
function runLines({ ran, again, stands, on, here }: RunFindings): string[] {
  return [
    `${ran} runs, of which ${again} only repeat what the record has; ${stands} more stand there; ${here.isolation.description}`,
    ...[...on].sort().map(([name, count]) => `${String(count).padStart(6)} runs on ${name}`),
  ]
}

/** What could not be run on this machine, one text for each server or program that it lacks. */
export function formatLacking({ lacking, here }: RunFindings): string[] {
  const whys = { Docker: here.docker, kubectl: here.kubectl, 'a sandbox': here.isolation }
  return [...lacking].sort().map(([names, { stand, open }]) => {
    const why = Object.entries(whys).flatMap(([name, one]) => {
      return 'missing' in one && one.missing && names.includes(name) ? [one.missing] : []
    })
    const needed = `samples that need ${names}${why.length > 0 ? ` (${why.join('; ')})` : ''}`
    if (open.length === 0) return `${needed}: ${stand} that the record has`
    const places = open.map(
      ({ file, line, sample }) => `       ${[file, line].filter(Boolean).join(':')}  ${sample ?? ''}`,
    )
    return [`${needed}: ${stand} that the record has, and ${open.length} that it does not have:`, ...places].join('\n')
  })
}
