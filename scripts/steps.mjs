import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installForeignTools } from './foreign-tools.mjs'
import { runNode } from './run.mjs'

/**
 * A part of a check.
 * @typedef {{ passed: number, failed: number, skipped: readonly string[], problems: readonly string[] }} Counts
 * @typedef {{ name: string, run: () => Promise<Counts> }} Step
 */

const root = fileURLToPath(new URL('..', import.meta.url))

/** @type {Step} */
export const lint = {
  name: 'Format and lint',
  run: () => countStep(['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
}

/** Files that did not change since the last time are not looked at again. */
const memory = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

/** @type {Step} */
export const types = {
  name: 'Types',
  run: () => countStep(['node_modules/typescript/bin/tsc', '--noEmit', ...memory, '-p', '.']),
}

/** @returns {Step} */
export function samples(...args) {
  return {
    name: 'Samples of the documentation',
    run: async () => {
      await installForeignTools(root, (line) => console.log(line))
      return countStep(['--import', 'tsx', 'src/examples/cli.ts', ...args])
    },
  }
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./tests/reporter.ts']

/** @param {readonly string[]} args files and options, as Vitest takes them. @returns {Step} */
export function tests(...args) {
  return { name: 'Tests', run: () => countTests([...vitest, ...args]) }
}

/**
 * Runs one after the other. The last line counts what passed and failed, the exit code says whether something failed.
 * Problems are said again before it: those of the first step are thousands of lines above, where a log may be cut.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} leftOut what is said not to have run
 */
export async function runSteps(steps, leftOut = []) {
  let passed = 0
  let failed = 0
  const problems = []
  for (const { name, run } of steps) {
    console.log(`\n== ${name} ==`)
    const counts = await run()
    console.log(`${name}: ${counts.failed === 0 ? 'passed' : 'failed'}`)
    for (const skipped of counts.skipped) console.log(`Not run: ${skipped}`)
    passed += counts.passed
    failed += counts.failed
    if (counts.failed > 0) problems.push(`\n== ${name}: failed ==`, ...counts.problems)
  }
  for (const problem of problems) console.log(problem)
  for (const part of leftOut) console.log(`Not run: ${part}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** One that passes or fails as a whole. */
async function countStep(args) {
  const { failure, report } = await runReporting(args)
  const problems = report?.problems ?? ['See above.']
  return failure ? { passed: 0, failed: 1, skipped: [], problems } : { passed: 1, failed: 0, skipped: [], problems: [] }
}

/** Counts what the reporter saw; a run that ends badly, or without a test, is a failure even if no test failed. */
async function countTests(args) {
  const { failure, report } = await runReporting(args)
  if (!report) return { passed: 0, failed: 1, skipped: [], problems: ['Vitest ended before it could report.'] }
  const unseen = report.failed === 0 && (failure !== 0 || report.passed === 0)
  return unseen ? { ...report, failed: 1, problems: ['It ended badly, or no test was run: see above.'] } : report
}

/** Runs a program that may write a report into the file that `CHECK_REPORT_FILE` names. */
async function runReporting(args) {
  const folder = mkdtempSync(join(tmpdir(), 'check-report-'))
  const file = join(folder, 'report.json')
  const failure = await runNode(args, { CHECK_REPORT_FILE: file })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  return { failure, report }
}
