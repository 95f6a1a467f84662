import './v8-flags.ts'
import { resolve } from 'node:path'
import { readCommandLine } from '../command-line/options.ts'
import { buildSite } from './build-site.ts'
import { cacheDir } from './cache/cache-dir.ts'
import { pruneCaches } from './cache/prune.ts'
import { formatLeftOut } from './content/blog/left-out.ts'
import { ProblemError } from './problem.ts'

const { values } = readCommandLine({
  usage: 'npm run build -- [options]   (environment: BASE_PATH, CSP_META=1)',
  options: {
    site: { type: 'string', help: 'folder of the site, . where not given' },
    out: { type: 'string', help: 'folder to write, dist where not given' },
    'no-social-images': { type: 'boolean', help: 'draws no pictures for previews of links' },
    strict: { type: 'boolean', help: 'warnings fail the build' },
  },
})

const started = performance.now()
try {
  const { pages, stale, leftOut } = await buildSite({
    root: resolve(values.site ?? '.'),
    outDir: resolve(values.out ?? 'dist'),
    base: process.env.BASE_PATH || undefined,
    strict: values.strict ?? false,
    socialImages: !values['no-social-images'],
    metaPolicy: process.env.CSP_META === '1',
  })
  pruneCaches(cacheDir)
  for (const post of leftOut) console.log(formatLeftOut(post))
  for (const file of stale) console.log(`stale translation: ${file}`)
  console.log(`Built ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
} catch (error) {
  if (!(error instanceof ProblemError)) throw error
  console.error(error.message)
  console.error(`\nNothing was written: ${error.problems.length} problem(s) above.`)
  process.exitCode = 1
}
