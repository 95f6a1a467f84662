// `npm run build`: the build itself, compiled.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import './ready.mjs'

// Only now: before, there may be no package that compiles.
const { compileBuild } = await import('./compile.mjs')
const folder = await compileBuild(fileURLToPath(new URL('..', import.meta.url)))
await import(pathToFileURL(join(folder, 'build.js')).href)
