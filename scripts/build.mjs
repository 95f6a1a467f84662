// `npm run build`: the build itself, compiled.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import './ready.mjs'

// Only now: before, there may be no package that compiles.
const { compileBuild } = await import('./compile.mjs')
const { systemSentence } = await import('../src/build/system-error.mjs')
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = await compileBuild(root).catch((error) => {
  const sentence = systemSentence(error, [join(root, 'node_modules/.cache')])
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exit(1)
})
await import(pathToFileURL(join(folder, 'build.js')).href)
