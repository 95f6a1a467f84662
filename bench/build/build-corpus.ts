import { mkdir } from 'node:fs/promises'
import { project, siteDir } from '../places.ts'
import { type Run, runProcess } from './run-process.ts'

interface Options {
  /** Default: the generated site. */
  readonly site?: string
  readonly outDir: string
  readonly cacheDir: string
  /** Leaves the cards out: they are measured by themselves. */
  readonly noCards?: boolean
  /** Where programs keep what may be lost; default: the system's place. */
  readonly tmpDir?: string
}

/** Builds a site as a reader of the README would: with `npm run build`. */
export async function buildCorpus({ site = siteDir, outDir, cacheDir, noCards, tmpDir }: Options): Promise<Run> {
  if (tmpDir) await mkdir(tmpDir, { recursive: true })
  const args = [
    'run',
    '--silent',
    'build',
    '--',
    '--site',
    site,
    '--out',
    outDir,
    '--strict',
    ...(noCards ? ['--no-cards'] : []),
  ]
  return runProcess('npm', args, {
    cwd: project,
    env: { ...process.env, XEC_CACHE_DIR: cacheDir, BASE_PATH: '', CSP_META: '', ...(tmpDir && { TMPDIR: tmpDir }) },
  })
}
