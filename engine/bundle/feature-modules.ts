import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { ClientFeature } from './client-feature.ts'

const name = 'virtual:features'

/** The module by which the client reaches what the features of a site bring into the browser; see `virtual-features.d.ts`. */
export function featureModules(features: readonly ClientFeature[]): Plugin {
  return {
    name: 'feature modules',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? codeOf(features) : null),
  }
}

function codeOf(features: readonly ClientFeature[]): string {
  const tools = features.flatMap((feature) => Object.entries(feature.tools ?? {}))
  const returning = features.flatMap(({ forReturning }) => forReturning ?? [])
  return `export const tools = { ${tools.map(([tool, url]) => `${JSON.stringify(tool)}: ${loading(url)}`).join(', ')} }
export const forReturning = [${returning.map(loading).join(', ')}]
`
}

function loading(url: URL): string {
  return `() => import(${JSON.stringify(fileURLToPath(url))})`
}
