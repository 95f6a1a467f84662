import type { TestProject } from 'vitest/node'
import { serveSites } from './serve-sites.ts'
import { wantedSites } from './wanted-sites.ts'

/** Of the sites only those that the files of this run visit: a build takes as long as several tests. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  const files = project.vitest.state.getPaths().filter((file) => file.includes('/tests/e2e/'))
  return serveSites(project, wantedSites(files))
}
