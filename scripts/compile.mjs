import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf, isWholeFolder, removeDrafts, sealFolder } from '../src/build/cache/seal.mjs'
import { sourceHash } from '../src/build/cache/source-hash.mjs'

/** The programs of a build, by the names of their compiled files. */
const programs = {
  build: 'src/build/cli.ts',
  worker: 'src/build/parse/worker.ts',
  bundle: 'src/build/bundle/make-cli.ts',
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
 * Compiles what builds a site, unless that is done for this state of the source: a few files of JavaScript are read
 * three times as fast as hundreds of TypeScript.
 * @param {string} root folder of the project
 * @returns {Promise<string>} folder with `build.js`
 */
export async function compileBuild(root) {
  // Below node_modules, so that packages are found from there.
  const folder = join(root, 'node_modules/.cache/xec-site/compiled', folderName(root))
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
