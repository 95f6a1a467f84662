import type { Page } from 'playwright-core'

/** What went wrong on a page: errors on the console, uncaught errors, breaches of the policy. */
export class Problems {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  add(problem: string): void {
    if (!this.#expected.some((pattern) => pattern.test(problem))) this.#found.push(problem)
  }

  /** Lets problems pass that the test itself causes, whenever they arrive: browsers report them in their own time. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
    this.take(pattern)
  }

  get all(): readonly string[] {
    return this.#found
  }

  /** Takes out the problems that have arrived, for a test that counts them; the test fails with the others. */
  take(expected: RegExp): string[] {
    const taken = this.#found.filter((problem) => expected.test(problem))
    const left = this.#found.filter((problem) => !expected.test(problem))
    this.#found.splice(0, this.#found.length, ...left)
    return taken
  }
}

/** Listens to everything that a page reports, from its first document on. */
export async function collectProblems(page: Page): Promise<{ problems: Problems; warnings: string[] }> {
  const problems = new Problems()
  const warnings: string[] = []
  page.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`
    if (message.type() === 'error') problems.add(`console: ${text}`)
    if (message.type() === 'warning') warnings.push(text)
  })
  page.on('pageerror', (error) => problems.add(`uncaught: ${error.message}`))
  page.on('crash', () => problems.add('The page crashed'))
  await page.exposeFunction('reportViolation', (what: string) => problems.add(`policy: ${what}`))
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      reportViolation(`${violatedDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`),
    )
  })
  return { problems, warnings }
}
