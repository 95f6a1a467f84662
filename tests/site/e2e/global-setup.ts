import type { TestProject } from 'vitest/node'
import { serveSites } from '../../e2e/harness/serve-sites.ts'

export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return serveSites(project, ['real'])
}
