import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from './build-site.ts'
import { ProblemError } from './problem.ts'

// `npm run build -- [--site DIR] [--out DIR] [--strict]`; BASE_PATH and CSP_META as in the README.
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.' },
    out: { type: 'string', default: 'dist' },
    strict: { type: 'boolean', default: false },
  },
})

const started = performance.now()
try {
  const { pages, stale } = await buildSite({
    root: resolve(values.site),
    outDir: resolve(values.out),
    base: process.env.BASE_PATH || undefined,
    strict: values.strict,
    metaPolicy: process.env.CSP_META === '1',
  })
  for (const file of stale) console.log(`stale translation: ${file}`)
  console.log(`Built ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
} catch (error) {
  if (!(error instanceof ProblemError)) throw error
  console.error(error.message)
  console.error(`\nNothing was written: ${error.problems.length} problem(s) above.`)
  process.exitCode = 1
}
