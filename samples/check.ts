import { join } from 'node:path'
import { withLanguages } from '../engine/config/localized-schema.ts'
import type { SiteConfig } from '../engine/config/site-config.ts'
import { readRecord, recordFile } from '../engine/markdown/code/record/record.ts'
import { checkPrograms } from './compile/check-programs.ts'
import { findPages } from './find/pages.ts'
import { checkForeign } from './foreign/check-foreign.ts'
import { checkFormats } from './formats/check-formats.ts'
import { checkIdentifiers } from './identifiers/check-identifiers.ts'
import { defaultLimits } from './job.ts'
import type { Block, Complaint, Page, Passed } from './model.ts'
import { namesIn } from './names.ts'
import { checkPairs } from './pairs.ts'
import { ProbeCheck } from './probes/check-probes.ts'
import { type CheckedRecord, keysBy } from './record/checked.ts'
import { ImportedPackages } from './record/imported-packages.ts'
import { madeBy } from './record/made-by.ts'
import { bestOf } from './record/update.ts'
import { checkedPackages } from './record/versions.ts'
import { checkRuns, type KnownRuns, type RunFindings, type RunOptions } from './run/check-runs.ts'
import { checkSessions, type SessionFindings } from './transcripts/check-sessions.ts'
import { readRecordings, recordingsFile } from './transcripts/file.ts'
import type { Tool } from './transcripts/tool.ts'
import { checkTranslations } from './translations/translations.ts'
import { checkTyped } from './typed-facts/check-typed.ts'
import { checkUnchecked } from './unchecked.ts'
import { checkYaml } from './yaml/yaml.ts'

/** All that a check found. */
export interface CheckResult {
  readonly pages: readonly Page[]
  /** The best that can be said of each block; of one with a complaint, what other checks said. */
  readonly passed: ReadonlyMap<Block, Passed>
  readonly excused: readonly Block[]
  /** Samples of other tools, which were read and no more. */
  readonly foreign: readonly Block[]
  readonly complaints: readonly Complaint[]
  readonly runs: RunFindings
  readonly sessions: SessionFindings
  readonly probes: ProbeCheck
  /** How many identifiers stand in the text, and how many of them are other tools' names. */
  readonly identifiers: { readonly known: number; readonly foreign: number }
  /** What the record of passed checks is to have after this one. */
  readonly checked: CheckedRecord
}

interface CheckOptions extends Partial<RunOptions> {
  /** Parts of paths of the pages to check; where there are none, all. */
  readonly only?: readonly string[]
  /** The tool to record sessions with. */
  readonly tool?: Tool
  /** What passed in earlier checks; where it is not given, everything is checked. */
  readonly known?: CheckedRecord | undefined
  /** How much of that is run again: some runs of each kind where not given. */
  readonly again?: KnownRuns['again'] | undefined
}

const nothing: CheckedRecord = { runs: { by: '', keys: [] }, compiled: { by: '', keys: [] } }

/**
 * Checks every sample and every name of a site.
 * @param root folder of the site. @param project folder whose packages the samples use.
 */
export async function checkExamples(
  root: string,
  project: string,
  config: SiteConfig,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const {
    limits = defaultLimits,
    only = [],
    mayRun = async () => true,
    provide,
    onRun,
    tool,
    known = nothing,
  } = options
  const found = await findPages(root, config)
  const isWanted = ({ file }: { readonly file: string }) =>
    only.length === 0 || only.some((part) => file.includes(part))
  const pages = found.pages.filter(isWanted)
  const problems = found.problems.filter(isWanted)
  const names = namesIn(found.pages)
  const languages = config.locales.map(({ code }) => code)
  const probes = withLanguages(languages, () => new ProbeCheck(root, found.pages, isWanted))
  const [by, compiledBy] = await Promise.all([madeBy(project, 'runs'), madeBy(project, 'compiled')])
  const packages = new ImportedPackages(project)
  const { samples } = readRecord(join(root, recordFile))
  const knownRuns = { keys: keysBy(by, known.runs), samples, packages, again: options.again ?? 'some' }
  // The worker runs samples while this process compiles.
  const [runs, compiled] = await Promise.all([
    checkRuns(pages, probes.tasks, knownRuns, { limits, mayRun, provide, onRun }),
    checkPrograms(project, pages, { keys: keysBy(compiledBy, known.compiled), packages }),
  ])
  const recordings = readRecordings(join(root, recordingsFile))
  const { version } = checkedPackages(project)
  const sessions = await checkSessions(pages, found.pages, { known: recordings, version, tool, limits, mayRun })
  const yaml = await Promise.all(pages.map(checkYaml))
  const findings = [compiled, runs, sessions, ...yaml, checkFormats(pages, names)]
  const foreign = checkForeign(pages)
  const identifiers = checkIdentifiers(pages, names)
  const failed = [...findings, foreign].flatMap(({ complaints }) => complaints)
  const unchecked = only.length > 0 && pages.length === 0 ? [] : checkUnchecked(pages)
  const complaints = [
    ...problems,
    ...failed,
    ...probes.complaints(),
    ...checkPairs(pages, [...runs.passed, ...sessions.passed]),
    ...checkTyped(pages, probes.behavior),
    ...checkTranslations(pages),
    ...unchecked,
    ...identifiers.complaints,
  ]
  const passed = bestOf(findings.flatMap((one) => one.passed))
  const blocks = pages.flatMap((page) => page.blocks)
  const excused = blocks.filter(({ meta }) => meta.excuse !== undefined)
  const results = { pages, passed, excused, foreign: foreign.read, runs, sessions, probes, identifiers }
  const checked = { runs: { by, keys: runs.keys }, compiled: { by: compiledBy, keys: compiled.keys } }
  return { ...results, checked, complaints: inOrder(complaints) }
}

function inOrder(complaints: readonly Complaint[]): Complaint[] {
  return [...complaints].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)))
}
