import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

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
export function buildInfo(build: string, toolVersion: string): string {
  const builtWith = Object.fromEntries(parts.map((name) => [name, versionIn(`node_modules/${name}/package.json`)]))
  const info = {
    version: siteVersion(),
    build,
    documents: { xec: toolVersion },
    framework: { name: 'react', version: builtWith.react },
    builtWith: { node: process.version, ...builtWith },
  }
  return `${JSON.stringify(info, null, 2)}\n`
}

/** The site's own version, from its only place. */
export function siteVersion(): string {
  return versionIn('package.json')
}

function versionIn(manifest: string): string {
  return (JSON.parse(readFileSync(join(project, manifest), 'utf8')) as { version: string }).version
}

/** How the site calls what wrote it. */
export function generatorName(): string {
  return `xec-site ${siteVersion()}`
}
