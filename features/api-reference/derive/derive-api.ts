import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Api, ApiName } from '../api-model.ts'
import type { Describer } from './describe-member.ts'
import { describeName } from './describe-name.ts'
import { type EntryPoint, entryPointsOf, versionOf } from './entry-points.ts'
import { mentionedTypes, resolved } from './mentioned.ts'
import { TypePrinter } from './print.ts'

const scope = fileURLToPath(new URL('../../../node_modules/@xec-sh', import.meta.url))
const packageNames = ['core', 'ops', 'loader', 'kit']

/** What no declaration mentions, because signatures say `any`, or because it has to be imported by its file. */
const hidden: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  core: {
    'dist/types/process.d.ts': ['PipeOptions'],
    'dist/adapters/mock/index.d.ts': ['MockAdapter'],
  },
}

/** What the types of the installed packages say: the content of api.json. */
export function deriveApi(): Api {
  const entries = new Map(packageNames.map((name) => [name, entryPointsOf(join(scope, name))] as const))
  const roots = [...entries.values()].flat().map(({ types }) => types)
  const files = Object.entries(hidden).flatMap(([name, byFile]) =>
    Object.keys(byFile).map((file) => join(scope, name, file)),
  )
  const program = ts.createProgram([...roots, ...files], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  })
  const packages = Object.fromEntries(
    [...entries].map(([name, points]) => [name, describePackage(name, points, program)] as const),
  )
  const events = Object.keys(packages.core?.UshEventMap?.members ?? {}).sort()
  return { version: versionOf(join(scope, 'core')), packages, events }
}

function describePackage(name: string, points: readonly EntryPoint[], program: ts.Program): Record<string, ApiName> {
  const checker = program.getTypeChecker()
  const isIn = (folder: string) => (node: ts.Node) => node.getSourceFile().fileName.includes(`/@xec-sh/${folder}`)
  const describer: Describer = { checker, print: new TypePrinter(checker), isOwn: isIn('') }
  const exported = exportsOf(points, program)
  const symbols = [...exported.values()].map(({ symbol }) => symbol)
  const mentioned = mentionedTypes(symbols, checker, isIn(`${name}/`))
  for (const symbol of hiddenIn(name, program)) mentioned.set(symbol.name, symbol)
  const own = [...exported].map(
    ([key, { symbol, from }]) => [key, { from, ...describeName(symbol, describer) }] as const,
  )
  const others = [...mentioned]
    .filter(([key]) => !exported.has(key))
    .map(([key, symbol]) => [key, describeName(symbol, describer)] as const)
  return Object.fromEntries([...own, ...others])
}

function hiddenIn(name: string, program: ts.Program): ts.Symbol[] {
  const checker = program.getTypeChecker()
  return Object.entries(hidden[name] ?? {}).flatMap(([file, names]) => {
    const source = program.getSourceFile(join(scope, name, file))
    const module = source && checker.getSymbolAtLocation(source)
    const found = module ? checker.getExportsOfModule(module).filter((symbol) => names.includes(symbol.name)) : []
    if (found.length < names.length) throw new Error(`@xec-sh/${name} has no ${names.join(' or ')} in ${file} any more`)
    return found
  })
}

interface Exported {
  readonly symbol: ts.Symbol
  readonly from: string[]
}

/** Names that a package exports. Where two paths export different things under one name, the first has it. */
function exportsOf(points: readonly EntryPoint[], program: ts.Program): Map<string, Exported> {
  const checker = program.getTypeChecker()
  const exported = new Map<string, Exported>()
  for (const { path, types } of points) {
    const source = program.getSourceFile(types)
    const module = source && checker.getSymbolAtLocation(source)
    for (const one of module ? checker.getExportsOfModule(module) : []) {
      const symbol = resolved(one, checker)
      const known = exported.get(one.name)
      if (!known) exported.set(one.name, { symbol, from: [path] })
      else if (known.symbol === symbol) known.from.push(path)
    }
  }
  return exported
}
