import '../engine/process/v8-flags.ts'
import { resolve } from 'node:path'
import { buildSite } from '../engine/build/build-site.ts'
import { cacheDir } from '../engine/cache/cache-dir.ts'
import { limitsFor, pruneCaches } from '../engine/cache/prune.ts'
import { readCommandLine } from '../engine/command-line/options.ts'
import { PlainError } from '../engine/problems/plain-error.ts'
import { ProblemError } from '../engine/problems/problem.ts'
import { systemSentence } from '../engine/problems/system-error.mjs'
import { program } from './program.ts'

const { values } = readCommandLine({
  usage: 'npm run build -- [options]   (environment: BASE_PATH, CSP_META=1)',
  options: {
    site: { type: 'string', help: 'folder of the site, . where not given' },
    out: { type: 'string', help: 'folder to write, dist where not given' },
    'no-social-images': { type: 'boolean', help: 'draws no pictures for previews of links' },
    'no-compression': { type: 'boolean', help: 'writes no .br and .gz beside the texts' },
    strict: { type: 'boolean', help: 'warnings fail the build, but for pages that are not translated yet' },
  },
})

const started = performance.now()
const outDir = resolve(values.out ?? 'dist')
try {
  const { pages, stale, leftOut } = await buildSite({
    program,
    root: resolve(values.site ?? '.'),
    outDir,
    base: process.env.BASE_PATH || undefined,
    strict: values.strict ?? false,
    socialImages: !values['no-social-images'],
    compress: !values['no-compression'],
    metaPolicy: process.env.CSP_META === '1',
  })
  pruneCaches(cacheDir, limitsFor(pages))
  for (const line of leftOut) console.log(line)
  for (const file of stale) console.log(`stale translation: ${file}`)
  console.log(`Built ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
} catch (error) {
  console.error(report(error))
  process.exitCode = 1
}

/** What a failure tells whoever builds; only a fault of the program has a stack. */
function report(error: unknown): string {
  if (error instanceof ProblemError)
    return `${error.message}\n\nNothing was written: ${error.problems.length} problem(s) above.`
  if (error instanceof PlainError) return error.message
  const sentence = systemSentence(error, [outDir, cacheDir])
  if (sentence === undefined) throw error
  return sentence
}
