// `npm run build`: the build itself, compiled.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import './ready.mjs'

// V8 optimizes a function when so many bytes of its code have run: about eight times as many as usual. A build is over
// in seconds, and its cores are busy: what V8 spends on functions that soon have nothing to do is a fifth of the parsing.
// Newer ones decide otherwise.
if (Number(process.versions.node.split('.')[0]) < 22) setFlagsFromString('--interrupt-budget=1000000')

// Only now: before, there may be no package that compiles.
const { compileBuild } = await import('./compile.mjs')
const folder = await compileBuild(fileURLToPath(new URL('..', import.meta.url)))
await import(pathToFileURL(join(folder, 'build.js')).href)
