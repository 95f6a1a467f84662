import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

/** Writes how many tests passed and failed, and which ones did not run, to the file that `TEST_COUNTS_FILE` names. */
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.TEST_COUNTS_FILE
    if (!file) throw new Error('TEST_COUNTS_FILE must name the file for the counts; `npm test` sets it.')
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
        skipped: byGroup([...inState('skipped'), ...inState('pending')]),
      }),
    )
  }
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
