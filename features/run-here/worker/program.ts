import { parse } from 'es-module-lexer/js'
import { folder } from '../messages.ts'
import { noteLackingModule } from '../node/lacks.ts'
import { rememberModule } from '../node/places.ts'
import { modules } from './modules.ts'
import { syntaxError } from './uncaught.ts'

const loaded = new Map<string, object>()
const addresses = new Map<string, Promise<string>>()
let hasTypes = true

/** Where the modules that a blob imports are found. */
const key = 'xecModules'
Object.defineProperty(globalThis, key, { value: loaded })

/** The address of a sample as a module: its types are taken out, and its imports are given addresses. */
export function linkProgram(file: string, sources: Readonly<Record<string, string>>, plain: boolean): Promise<string> {
  hasTypes = !plain
  return addressOf(`./${file}`, sources)
}

/** Whether the program imports the package itself, which then listens for errors that nobody catches. */
export function importsPackage(): boolean {
  return addresses.has('@xec-sh/core')
}

function addressOf(name: string, sources: Readonly<Record<string, string>>): Promise<string> {
  const known = addresses.get(name)
  if (known) return known
  const made = name.startsWith('.') ? ofSource(name, sources) : ofPackage(name)
  addresses.set(name, made)
  return made
}

async function ofSource(name: string, sources: Readonly<Record<string, string>>): Promise<string> {
  const file = name.slice(2)
  const source = sources[file]
  if (source === undefined) throw notFound(`Cannot find module '${folder}/${file}'`)
  const code = hasTypes && /\.[cm]?ts$/.test(file) ? await withoutTypes(source, file) : source
  const [imports] = importsOf(code, file)
  let [whole, end] = ['', 0]
  for (const { n, s, e, d } of imports) {
    whole += code.slice(end, s)
    end = e
    if (d === -2)
      whole += JSON.stringify({ url: `file://${folder}/${file}`, filename: `${folder}/${file}`, dirname: folder })
        .replace(/^/, '(')
        .replace(/$/, ')')
    else if (n === undefined) throw notFound('An import whose name is put together cannot be followed here')
    else {
      const address = JSON.stringify(await addressOf(n, sources))
      whole += d === -1 ? address.slice(1, -1) : address
    }
  }
  const address = blob(whole + code.slice(end))
  rememberModule(address, file)
  return address
}

function importsOf(code: string, file: string): ReturnType<typeof parse> {
  try {
    return parse(code)
  } catch (error) {
    throw inFile(error, file)
  }
}

/** What a reader of the text of a file did not understand, without the words in which it says where. */
function inFile(error: unknown, file: string): unknown {
  const message = error instanceof Error ? error.message : ''
  const line = Number(/[(:](\d+):\d+\)?$/.exec(message)?.[1] ?? 0)
  const said = message
    .replace(/^Error transforming \S+: | \(\d+:\d+\)$/g, '')
    .replace(/^Parse error .*/, 'Unexpected token')
  return line > 0 ? syntaxError(said, { file, line }) : error
}

/** Every type gone, every line where it was. */
async function withoutTypes(source: string, file: string): Promise<string> {
  const { transform } = await import('sucrase')
  const options = { disableESTransforms: true, keepUnusedImports: true, filePath: file }
  try {
    return transform(source, { ...options, transforms: ['typescript'] }).code
  } catch (error) {
    throw inFile(error, file)
  }
}

/** A module of the same names, for code that can only import addresses. */
async function ofPackage(name: string): Promise<string> {
  const full = name in modules ? name : `node:${name}`
  const found = modules[full]
  if (!found) noteLackingModule(name)
  if (!found) throw notFound(`${name} is not part of this stand-in`)
  const { default: whole, ...named } = found as { default?: object }
  // What was CommonJS has all of its names in the default export.
  const module = { ...whole, ...named, ...(whole && { default: whole }) }
  loaded.set(full, module)
  const names = Object.keys(module)
  const lines = names.map((one, index) =>
    one === 'default'
      ? 'export default m.default;'
      : `const x${index} = m[${JSON.stringify(one)}]; export { x${index} as ${JSON.stringify(one)} };`,
  )
  const missing = names.includes('default') ? '' : 'export default m;'
  return blob(`const m = ${key}.get(${JSON.stringify(full)}); ${lines.join(' ')}${missing}`)
}

function blob(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
}

function notFound(message: string): Error {
  return Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' })
}
