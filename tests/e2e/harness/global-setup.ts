import type { TestProject } from 'vitest/node'
import { serveSites } from './serve-sites.ts'
import { fixtureNames } from './sites.ts'

export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return serveSites(project, fixtureNames)
}
