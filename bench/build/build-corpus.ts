import { mkdir } from 'node:fs/promises'
import { project, siteDir } from '../places.ts'
import { type Run, runProcess } from './run-process.ts'

interface Options {
  /** Default: the generated site. */
  readonly site?: string
  readonly outDir: string
  readonly cacheDir: string
  /** Leaves social images out: they are measured by themselves. */
  readonly noSocialImages?: boolean
  /** Where programs keep what may be lost; default: the system's place. */
  readonly tmpDir?: string
}

/** Builds a site as a reader of the README would: with `npm run build`. */
export async function buildCorpus({ site = siteDir, outDir, cacheDir, noSocialImages, tmpDir }: Options): Promise<Run> {
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
    ...(noSocialImages ? ['--no-social-images'] : []),
  ]
  return runProcess('npm', args, {
    cwd: project,
    env: { ...process.env, SITE_CACHE_DIR: cacheDir, BASE_PATH: '', CSP_META: '', ...(tmpDir && { TMPDIR: tmpDir }) },
  })
}
