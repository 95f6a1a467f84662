import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { type RunningServer, startServer } from '../../../engine/server/static-server.ts'
import { buildSite } from './build.ts'
import { type ServedSite, type ServedSites, type SiteName, siteBuilds } from './sites.ts'

/** One folder a run, so that two runs at the same time do not build into each other. */
const runs = fileURLToPath(new URL('../../../node_modules/.cache/e2e/', import.meta.url))
const folder = join(runs, String(process.pid))

/** Builds sites through the command and serves them, before the first test. */
export async function serveSites(project: TestProject, names: readonly SiteName[]): Promise<() => Promise<void>> {
  removeOldRuns()
  const servers: RunningServer[] = []
  const sites: Partial<Record<SiteName, ServedSite>> = {}
  const add = async (name: SiteName) => {
    sites[name] = await buildAndServe(name, servers)
  }
  const [first, ...others] = names
  // The first build fills the cache of the client's code, which the others then take from there.
  if (first) await add(first)
  await Promise.all(others.map(add))
  project.provide('sites', sites satisfies ServedSites)
  return async () => {
    await Promise.all(servers.map((server) => server.close()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A site that cannot be built fails the tests that visit it, and no others. */
async function buildAndServe(name: SiteName, servers: RunningServer[]): Promise<ServedSite> {
  const site = join(folder, name)
  const problem = await buildSite(siteBuilds[name], join(site, 'dist'))
  if (problem !== undefined) return { problem: `The site "${name}" could not be built.\n${problem}` }
  const server = await startServer({
    dir: join(site, 'dist'),
    infoFile: join(site, '.build/site.json'),
    port: 0,
    host: '127.0.0.1',
  })
  servers.push(server)
  return { url: server.url, folder: join(site, 'dist') }
}

/** What runs have left that were stopped from outside. */
function removeOldRuns(): void {
  let names: string[] = []
  try {
    names = readdirSync(runs)
  } catch {
    // The first run ever.
  }
  for (const name of names) if (!isRunning(Number(name))) rmSync(join(runs, name), { recursive: true, force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
