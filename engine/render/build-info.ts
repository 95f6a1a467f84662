import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteConfig } from '../config/site-config.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** Packages whose version decides what a page looks like or does. */
const parts = [
  'react',
  '@takumi-rs/core',
  'vite',
  'typescript',
  'unified',
  'shiki',
  'beautiful-mermaid',
  '@viz-js/viz',
  'temml',
]

/**
 * Content of `build-info.json`: the site's own version and the versions of what it was built with. It is for whoever
 * looks into a deployment; no page shows it, and it holds no date, so that equal sources give equal files.
 */
export function buildInfo(build: string, { title, toolVersion }: Pick<SiteConfig, 'title' | 'toolVersion'>): string {
  const builtWith = Object.fromEntries(
    parts.map((name) => [name, manifestAt(`node_modules/${name}/package.json`).version]),
  )
  const info = {
    version: siteVersion(),
    build,
    documents: { [title.toLowerCase()]: toolVersion },
    framework: { name: 'react', version: builtWith.react },
    builtWith: { node: process.version, ...builtWith },
  }
  return `${JSON.stringify(info, null, 2)}\n`
}

/** The site's own version, from its only place. */
export function siteVersion(): string {
  return manifestAt('package.json').version
}

function manifestAt(path: string): { readonly name: string; readonly version: string } {
  return JSON.parse(readFileSync(join(project, path), 'utf8'))
}

/** How the site calls what wrote it. */
export function generatorName(): string {
  const { name, version } = manifestAt('package.json')
  return `${name} ${version}`
}
