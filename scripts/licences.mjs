// `npm run licences`: the licences of all packages, those of other systems included, each with its packages.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { foreignManifests } from '../samples/tools-folder.mjs'

/** Licences of what may become part of the pages: they ask for no more than their own text. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** These bind who passes on a changed copy: good for tools, which nobody gets from us. */
const forTools = ['CC-BY-4.0', 'EPL-2.0', 'LGPL-3.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'PSF-2.0']

/**
 * Packages that the build calls, or does not call at all, and whose code no page has: image libraries, the lowering of
 * styles, the layout of diagrams, and an optional part of the shell that the bundle leaves out.
 */
const makers = /^(?:@img\/sharp-.*|lightningcss(?:-.*)?|elkjs|node-liblzma)$/

/** What a package says in its LICENSE alone, read there by a person. */
const unstated = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  exit: 'MIT',
  getobject: 'MIT',
  hooker: 'MIT',
  memorystream: 'MIT',
  ssh2: 'MIT',
}

/**
 * Licences of the packages of the project, and of the tools that only its samples run.
 * @param {string} root folder of the project
 */
export function allLicences(root) {
  const foreign = packageLicences(join(root, foreignManifests)).map((one) => ({ ...one, isTool: true }))
  return [...packageLicences(root), ...foreign]
}

/**
 * Licence of every package in the lock file, as an expression of SPDX; empty where nothing is known.
 * @param {string} root folder of the project
 * @returns {{ name: string, isTool: boolean, licence: string }[]}
 */
function packageLicences(root) {
  const { packages } = readJson(join(root, 'package-lock.json'))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const manifest = join(root, path, 'package.json')
      const own = existsSync(manifest) ? readJson(manifest).license : undefined
      // What is installed is what counts; the lock file speaks for the packages of other systems.
      const licence = (typeof own === 'string' ? own : entry.license) ?? unstated[name] ?? ''
      return { name, isTool: entry.dev === true || entry.devOptional === true || makers.test(name), licence }
    })
}

/**
 * Whether a package may be used under its licence: of `A OR B` one is enough, of `A AND B` all count.
 * @param {{ isTool: boolean, licence: string }} package_
 */
export function isAllowed({ isTool, licence }) {
  const allowed = new Set(isTool ? [...permissive, ...forTools] : permissive)
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.has(one)))
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function print(root) {
  const packages = allLicences(root)
  for (const licence of [...new Set(packages.map((one) => one.licence))].sort()) {
    const own = packages.filter((one) => one.licence === licence)
    const names = [...new Set(own.map(({ name }) => name))].sort()
    const note = own.every(isAllowed) ? '' : ' (not on the list)'
    console.log(`${licence || 'unknown'}${note}: ${names.join(', ')}`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) print(fileURLToPath(new URL('..', import.meta.url)))
