import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { ClientFeature } from './client-feature.ts'

/** The modules by which client and renderer reach what the features of a site bring; see `virtual-features.d.ts`. */
export function featureModules(features: readonly ClientFeature[]): Plugin {
  const modules: Readonly<Record<string, (features: readonly ClientFeature[]) => string>> = {
    'virtual:features': clientCode,
    'virtual:renderers': renderersCode,
  }
  return {
    name: 'feature modules',
    resolveId: (id) => (modules[id] ? `\0${id}` : null),
    load: (id) => modules[id.slice(1)]?.(features) ?? null,
  }
}

function clientCode(features: readonly ClientFeature[]): string {
  const tools = features.flatMap((feature) => Object.entries(feature.tools ?? {}))
  const returning = features.flatMap(({ forReturning }) => forReturning ?? [])
  return `export const tools = { ${tools.map(([tool, url]) => `${JSON.stringify(tool)}: ${loading(url)}`).join(', ')} }
export const forReturning = [${returning.map(loading).join(', ')}]
`
}

function loading(url: URL): string {
  return `() => import(${JSON.stringify(fileURLToPath(url))})`
}

function renderersCode(features: readonly ClientFeature[]): string {
  const known = features.flatMap(({ name, renderer }) => (renderer ? [{ name, url: renderer }] : []))
  const imports = known.map(({ url }, index) => `import * as own${index} from ${JSON.stringify(fileURLToPath(url))}\n`)
  return `${imports.join('')}export const renderers = { ${known.map(({ name }, index) => `${JSON.stringify(name)}: own${index}`).join(', ')} }\n`
}
