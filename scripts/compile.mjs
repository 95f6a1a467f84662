import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { hashOf, isWholeFolder, removeDrafts, sealFolder } from '../engine/cache/seal.mjs'
import { sourceHash } from '../engine/cache/source-hash.mjs'
import { systemSentence } from '../engine/problems/system-error.mjs'

/** The programs that make and show the site, by the names of their compiled files. */
const programs = {
  build: 'site/build.ts',
  dev: 'site/dev.ts',
  serve: 'engine/server/serve.ts',
  worker: 'site/worker.ts',
  bundle: 'site/bundle.ts',
}

/**
 * Packages that stay outside: those with programs or data of their own beside their code, and large ones that load on
 * demand. All others become part of the compiled files: hundreds of small modules would take half of a thread's start.
 */
const external = [
  '@takumi-rs/core',
  '@viz-js/viz',
  'beautiful-mermaid',
  'esbuild',
  'sharp',
  'shiki/langs/*',
  'shiki/wasm',
  'temml',
  'tinypool',
  'vite',
]

/**
 * Runs one of the programs in this process.
 * @param {'build' | 'dev' | 'serve'} name
 */
export async function runProgram(name) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const folder = await compilePrograms(root).catch((error) => {
    const sentence = systemSentence(error, [join(root, 'node_modules/.cache')])
    if (sentence === undefined) throw error
    console.error(sentence)
    process.exit(1)
  })
  await import(pathToFileURL(join(folder, `${name}.js`)).href)
}

/**
 * Compiles the programs, unless that is done for this state of the source: a few files of JavaScript are read three times
 * as fast as hundreds of TypeScript.
 * @param {string} root folder of the project
 * @returns {Promise<string>} folder with `build.js`, `dev.js` and the others
 */
async function compilePrograms(root) {
  // Below node_modules, so that packages are found from there.
  const folder = join(root, 'node_modules/.cache/site/compiled', folderName(root))
  if (isWholeFolder(folder)) return folder
  const caches = join(folder, '..')
  mkdirSync(caches, { recursive: true })
  removeDrafts(caches)
  const draft = `${folder}.${process.pid}.draft`
  const { build, stop } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: draft,
    bundle: true,
    splitting: true,
    external,
    format: 'esm',
    platform: 'node',
    sourcemap: 'linked',
    jsx: 'automatic',
    // Packages written in CommonJS ask for Node's own modules by this name.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
    },
    define: { COMPILED_PROGRAMS: JSON.stringify(pathToFileURL(`${folder}/`).href) },
    plugins: [inPlace],
  })
  // Its process keeps all that it has read, and the build needs the memory.
  await stop()
  sealFolder(draft)
  // Another build may have been faster: what it made is the same. What is damaged makes room.
  if (!isWholeFolder(folder)) rmSync(folder, { recursive: true, force: true })
  try {
    renameSync(draft, folder)
  } catch (error) {
    if (!isWholeFolder(folder)) throw error
    rmSync(draft, { recursive: true })
  }
  return folder
}

/** Modules look for files beside themselves: there they stay, wherever the compiled code lies. */
const inPlace = {
  name: 'in-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' }
    })
  },
}

/** The compiled code names files of the project by where they lie. */
function folderName(root) {
  return hashOf(`${root}\0${sourceHash(root)}`).slice(0, 16)
}
