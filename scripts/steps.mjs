import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNode } from './run.mjs'

/**
 * A part of a check. A step that is given `hear` prints to it, since another one runs beside it.
 * @typedef {{ passed: number, failed: number, skipped: readonly string[], problems: readonly string[] }} Counts
 * @typedef {{ name: string, run: (hear?: (text: string) => void) => Promise<Counts> }} Step
 */

export const root = fileURLToPath(new URL('..', import.meta.url))

/** @type {Step} */
export const lint = {
  name: 'Format and lint',
  run: (hear) => countStep(['node_modules/@biomejs/biome/bin/biome', 'check', '.'], hear),
}

/** Files that did not change since the last time are not looked at again. */
const memory = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

/** @type {Step} */
export const types = {
  name: 'Types',
  run: (hear) => countStep(['node_modules/typescript/bin/tsc', '--noEmit', ...memory, '-p', '.'], hear),
}

/** @returns {Step} */
export function samples(...args) {
  return {
    name: 'Samples of the documentation',
    run: (hear) => countStep(['--import', 'tsx', 'samples/check-samples.ts', ...args], hear),
  }
}

/** @type {Step} */
export const fuzz = {
  name: 'Pages that nobody has written',
  run: (hear) => countStep(['--import', 'tsx', 'fuzz/cli.ts'], hear),
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./tests/reporter.ts']

/**
 * The tests in some files, of which those that passed before with all that they depend on are left out.
 * @param {readonly string[]} files paths from the project's root
 * @param {import('./passed-files.mjs').PassedFiles} known
 * @param {readonly string[]} [options] of Vitest
 * @returns {Step}
 */
export function tests(files, known, options = []) {
  return { name: 'Tests', run: () => countTests(files, known, options) }
}

/**
 * Runs one group after the other; the steps of a group run beside each other. The last line counts what passed and failed,
 * the exit code says whether something failed. Problems are said again before it: those of the first step are thousands
 * of lines above, where a log may be cut.
 * @param {readonly (readonly Step[])[]} groups
 * @param {readonly string[]} leftOut what is said not to have run
 */
export async function runSteps(groups, leftOut = []) {
  const ended = []
  for (const group of groups) {
    const isAlone = group.length === 1
    ended.push(...(await Promise.all(group.map((step) => runStep(step, isAlone)))))
  }
  for (const { name, failed, problems } of ended) {
    if (failed > 0) console.log([`\n== ${name}: failed ==`, ...problems].join('\n'))
  }
  for (const part of [...ended.flatMap(({ skipped }) => skipped), ...leftOut]) console.log(`Not run: ${part}`)
  const sum = (key) => ended.reduce((total, counts) => total + counts[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/** @param {Step} step @param {boolean} isAlone */
async function runStep({ name, run }, isAlone) {
  const said = []
  if (isAlone) console.log(`\n== ${name} ==`)
  const counts = await run(isAlone ? undefined : (text) => said.push(text))
  if (!isAlone) console.log(`\n== ${name} ==\n${said.join('').trimEnd()}`)
  console.log(`${name}: ${counts.failed === 0 ? 'passed' : 'failed'}`)
  return { name, ...counts }
}

/** One that passes or fails as a whole. */
async function countStep(args, hear) {
  const { failure, report } = await runReporting(args, hear)
  const problems = report?.problems ?? ['See above.']
  const counts = { passed: failure ? 0 : 1, failed: failure ? 1 : 0, skipped: report?.lacking ?? [] }
  return { ...counts, problems: failure ? problems : [] }
}

/** Counts what the reporter saw; a run that ends badly, or without a test, is a failure even if no test failed. */
async function countTests(files, known, options) {
  const open = files.filter((file) => !known.has(file))
  const again = files.length - open.length
  const skipped =
    again === 0 ? [] : [`${again} test files that passed here with all that they depend on; --all runs them`]
  if (open.length === 0) return { passed: 0, failed: 0, skipped, problems: [] }
  const { failure, report } = await runReporting([...vitest, ...open, ...options])
  if (!report) return { passed: 0, failed: 1, skipped, problems: ['Vitest ended before it could report.'] }
  // Of a part of its tests, the result of a file is not known.
  if (options.length === 0) known.note(report.files)
  const unseen = report.failed === 0 && (failure !== 0 || report.passed === 0)
  const counts = unseen
    ? { ...report, failed: 1, problems: ['It ended badly, or no test was run: see above.'] }
    : report
  return { ...counts, skipped: [...report.skipped, ...skipped] }
}

/** Runs a program that may write a report into the file that `CHECK_REPORT_FILE` names. */
async function runReporting(args, hear) {
  const folder = mkdtempSync(join(tmpdir(), 'check-report-'))
  const file = join(folder, 'report.json')
  const failure = await runNode(args, { CHECK_REPORT_FILE: file }, hear)
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  return { failure, report }
}
