import ts from 'typescript'
import type { ApiMember, ApiName } from '../api-model.ts'
import { type Describer, describeMember, membersOfType, paramsOf } from './describe-member.ts'
import { sourceText } from './print.ts'

/** What a package exports under a name, or mentions. Aliases of imports must have been followed. */
export function describeName(symbol: ts.Symbol, describer: Describer): ApiName {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0]
  if (!declaration) return { kind: 'const' }
  if (symbol.flags & ts.SymbolFlags.Class) return describeClass(symbol, declaration, describer)
  if (symbol.flags & ts.SymbolFlags.Interface) return describeInterface(symbol, describer)
  if (symbol.flags & ts.SymbolFlags.Function) return describeFunction(symbol, declaration, describer)
  if (symbol.flags & ts.SymbolFlags.TypeAlias) return describeAlias(symbol, declaration, describer)
  if (symbol.flags & ts.SymbolFlags.Enum) return describeEnum(symbol)
  if (symbol.flags & ts.SymbolFlags.Module) return describeNamespace(symbol, describer)
  return describeConstant(symbol, declaration, describer)
}

function describeClass(symbol: ts.Symbol, at: ts.Declaration, describer: Describer): ApiName {
  const { checker, print } = describer
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const statics = checker.getTypeOfSymbolAtLocation(symbol, at)
  const signatures = statics.getConstructSignatures().map((signature) => print.signature(signature, at, true))
  const own = Object.entries(membersOfType(statics, at, describer) ?? {})
  const members: Record<string, ApiMember> = Object.fromEntries(
    own.map(([name, member]) => [name, { ...member, static: true }]),
  )
  Object.assign(members, membersOfType(type, at, describer))
  const isEmpty = Object.keys(members).length === 0
  const said = { generics: genericsOf(at), signatures: some(signatures), extends: parentsOf(symbol) }
  return { kind: 'class', ...said, members: isEmpty ? undefined : members }
}

function describeInterface(symbol: ts.Symbol, describer: Describer): ApiName {
  const at = symbol.declarations?.find(ts.isInterfaceDeclaration) as ts.InterfaceDeclaration
  const type = describer.checker.getDeclaredTypeOfSymbol(symbol)
  const signatures = type.getCallSignatures().map((signature) => describer.print.signature(signature, at))
  const said = { generics: genericsOf(at), signatures: some(signatures), extends: parentsOf(symbol) }
  return { kind: 'interface', ...said, members: membersOfType(type, at, describer) }
}

function describeFunction(symbol: ts.Symbol, at: ts.Declaration, describer: Describer): ApiName {
  const { signatures, params } = describeMember(symbol, at, describer)
  return { kind: 'function', signatures: signatures ?? [], params }
}

function describeAlias(symbol: ts.Symbol, at: ts.Declaration, describer: Describer): ApiName {
  if (!ts.isTypeAliasDeclaration(at)) return { kind: 'type' }
  const type = describer.checker.getDeclaredTypeOfSymbol(symbol)
  const isObject = ts.isTypeLiteralNode(at.type) || ts.isIntersectionTypeNode(at.type)
  const members = isObject ? membersOfType(type, at, describer) : undefined
  return { kind: 'type', generics: genericsOf(at), type: sourceText(at.type), members }
}

function describeEnum(symbol: ts.Symbol): ApiName {
  const names = [...(symbol.exports?.keys() ?? [])].map(String)
  return { kind: 'enum', members: Object.fromEntries(names.map((name) => [name, {}])) }
}

/** A module of Node or another package as a whole: its names are enough. */
function describeNamespace(symbol: ts.Symbol, { checker }: Describer): ApiName {
  const inside = [...checker.getExportsOfModule(symbol), ...checker.getTypeOfSymbol(symbol).getProperties()]
  const names = new Set(inside.map(({ name }) => name).filter((name) => /^\w+$/.test(name)))
  return { kind: 'namespace', members: Object.fromEntries([...names].sort().map((name) => [name, {}])) }
}

function describeConstant(symbol: ts.Symbol, at: ts.Declaration, describer: Describer): ApiName {
  const { checker, print } = describer
  const type = checker.getTypeOfSymbolAtLocation(symbol, at)
  const isNamed =
    type.aliasSymbol || !(type.symbol?.flags & (ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.ObjectLiteral))
  const members = isNamed && !type.isIntersection() ? undefined : membersOfType(type, at, describer)
  const signatures = isNamed ? [] : type.getCallSignatures().map((signature) => print.signature(signature, at))
  const params = paramsOf(isNamed ? [] : type.getCallSignatures(), at, describer)
  const own = signatures.length > 0 ? { signatures } : { type: print.type(type, at) }
  return { kind: 'const', ...own, members, params }
}

function genericsOf(at: ts.Declaration): string | undefined {
  const parameters = ts.isClassDeclaration(at) || ts.isInterfaceDeclaration(at) || ts.isTypeAliasDeclaration(at)
  const names = (parameters ? at.typeParameters : undefined)?.map(sourceText) ?? []
  return names.length > 0 ? `<${names.join(', ')}>` : undefined
}

/** What stands after `extends`. */
function parentsOf(symbol: ts.Symbol): string[] | undefined {
  const parents = (symbol.declarations ?? []).flatMap((declaration) => {
    if (!ts.isClassDeclaration(declaration) && !ts.isInterfaceDeclaration(declaration)) return []
    const clauses = declaration.heritageClauses?.filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword) ?? []
    return clauses.flatMap(({ types }) => types.map(sourceText))
  })
  return some([...new Set(parents)])
}

/** A list with something in it: JSON has nothing for the others. */
function some<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}
