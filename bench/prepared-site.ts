import { type RunningServer, startServer } from '../engine/server/static-server.ts'
import { buildCorpus } from './build/build-corpus.ts'
import { writeCorpus } from './corpus/write-corpus.ts'
import { cacheDir, distDir, infoFile, siteDir } from './places.ts'
import { say } from './say.ts'

let prepared: Promise<void> | undefined

/** The generated site, built: for the parts that measure what readers get. Done once in a run. */
export function prepareSite(): Promise<void> {
  prepared ??= prepare()
  return prepared
}

async function prepare(): Promise<void> {
  say('Writing and building the generated site')
  await writeCorpus(siteDir)
  await buildCorpus({ outDir: distDir, cacheDir })
}

/** Serves it as readers are served. */
export function serveSite(): Promise<RunningServer> {
  return startServer({ dir: distDir, infoFile, port: 0, host: '127.0.0.1' })
}
