import { build, type Rolldown } from 'vite'
import { project } from '../places.ts'
import { sizeOf } from './counted-files.ts'

/** Bytes of the search's code before the first hit: the client and the worker, without what runs where workers do not. */
export async function codeSize(): Promise<number> {
  const result = await build({
    ...{ root: project, configFile: false, publicDir: false, logLevel: 'error', base: './' },
    worker: { format: 'es' },
    build: {
      ...{ write: false, modulePreload: false, target: ['chrome131', 'firefox133', 'safari18.2'] },
      rolldownOptions: { input: 'engine/search/client.ts', preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  return outputs.filter((file) => !isFallback(file)).reduce((sum, file) => sum + sizeOf(textOf(file)), 0)
}

function isFallback(file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean {
  return file.type === 'chunk' && file.name === 'searcher'
}

function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  return file.type === 'chunk' ? file.code : String(file.source)
}
