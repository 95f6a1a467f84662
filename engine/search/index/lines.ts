/** Begins the line of a text that is a row of a table: its first cell, a colon, and the others. */
export const rowSign = '\t'

/** What the reporter of a test runner prints: what a sample shows of it says nothing to somebody who searches. */
const reported =
  /^(?:[ℹ✔✖▶✓✗×] |# (?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms|Subtest)\b|(?:not )?ok \d|TAP version|\d+\.\.\d+$|(?:Tests|Test Files|Test Suites|Duration) +\d)/

/** Printed lines without those of a test runner. */
export function withoutReports(output: string): string {
  return output
    .split('\n')
    .filter((line) => !reported.test(line))
    .join('\n')
}
