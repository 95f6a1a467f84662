import { parse } from 'es-module-lexer/js'
import { folder } from '../messages.ts'
import { modules } from './modules.ts'

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
  const [imports] = parse(code)
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
  return blob(whole + code.slice(end))
}

/** Every type gone, every line where it was. */
async function withoutTypes(source: string, file: string): Promise<string> {
  const { transform } = await import('sucrase')
  const options = { disableESTransforms: true, keepUnusedImports: true, filePath: file }
  return transform(source, { ...options, transforms: ['typescript'] }).code
}

/** A module of the same names, for code that can only import addresses. */
async function ofPackage(name: string): Promise<string> {
  const full = name in modules ? name : `node:${name}`
  const found = modules[full]
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
