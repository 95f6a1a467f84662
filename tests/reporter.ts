import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'

/** Writes what passed, failed and did not run, and which files passed, to the file that `CHECK_REPORT_FILE` names. */
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.CHECK_REPORT_FILE
    if (!file) throw new Error('CHECK_REPORT_FILE must name the file for the counts; `npm test` sets it.')
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    // A file or group that cannot be loaded, or whose hooks fail, has no failed test to show for it.
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const broken = groups.filter((group) => group.errors().length > 0)
    writeFileSync(
      file,
      JSON.stringify({
        passed: inState('passed').length,
        failed: inState('failed').length + broken.length + unhandled.length,
        files: modules.map((module) => ({
          file: module.relativeModuleId,
          passed: unhandled.length === 0 && module.ok() && module.state() === 'passed',
        })),
        skipped: byGroup([...inState('skipped'), ...inState('pending')]),
        problems: [
          ...inState('failed').map(({ module, fullName }) => `${module.relativeModuleId}: ${fullName}`),
          ...broken.map((group) => `${nameOf(group)}: ${group.errors()[0]?.message}`),
          ...unhandled.map(({ message }) => message),
        ],
      }),
    )
  }
}

function nameOf(group: TestModule | TestSuite): string {
  return group.type === 'module' ? group.relativeModuleId : `${group.module.relativeModuleId}: ${group.fullName}`
}

/** One line for each outermost group: its name holds the reason, and all its tests are usually left out together. */
function byGroup(tests: readonly TestCase[]): string[] {
  const counts = new Map<string, number>()
  for (const { fullName } of tests) {
    const [group = fullName] = fullName.split(' > ')
    counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return [...counts].map(([group, count]) => `${group}: ${count}`)
}
