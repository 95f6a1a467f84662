import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SiteBuild } from './sites.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))

/** Builds a site as `npm run build` does. Gives what the command said when it failed, else undefined. */
export async function buildSite({ root, env, options = [] }: SiteBuild, outDir: string): Promise<string | undefined> {
  const args = ['scripts/build.mjs', '--site', root, '--out', outDir, '--strict', ...options]
  // Vitest's own NODE_ENV would make another build.
  const { NODE_ENV: _, ...inherited } = process.env
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { ...inherited, BASE_PATH: '', CSP_META: '', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return code === 0 ? undefined : output
}
