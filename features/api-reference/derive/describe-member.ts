import ts from 'typescript'
import type { ApiMember } from '../api-model.ts'
import type { TypePrinter } from './print.ts'

/** What the description of types needs: the compiler's knowledge, a printer, and which files are the packages'. */
export interface Describer {
  readonly checker: ts.TypeChecker
  readonly print: TypePrinter
  readonly isOwn: (node: ts.Node) => boolean
}

/** How deep types that are written in place are followed. */
const deepest = 3

/** The members of a type that the packages declare, apart from private ones. */
export function membersOfType(
  type: ts.Type,
  at: ts.Node,
  describer: Describer,
  depth = 0,
): Record<string, ApiMember> | undefined {
  const symbols = type
    .getProperties()
    .filter((symbol) => isPublic(symbol) && symbol.declarations?.some(describer.isOwn))
  const members = symbols.map((symbol) => [nameOf(symbol), describeMember(symbol, at, describer, depth)] as const)
  return members.length > 0 ? Object.fromEntries(members) : undefined
}

/** A property or a method. */
export function describeMember(symbol: ts.Symbol, at: ts.Node, describer: Describer, depth = 0): ApiMember {
  const { checker, print } = describer
  const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
  const type = checker.getTypeOfSymbolAtLocation(symbol, at)
  const place = symbol.valueDeclaration ?? symbol.declarations?.[0] ?? at
  const plain = optional ? checker.getNonNullableType(type) : type
  const signatures = plain.isUnion() ? [] : plain.getCallSignatures()
  const isMethod = signatures.length > 0 && (!optional || (symbol.flags & ts.SymbolFlags.Method) !== 0)
  const flags = {
    optional: optional || undefined,
    readonly: (isReadonly(symbol) && !isMethod) || undefined,
    default: defaultIn(symbol),
  }
  if (isMethod) {
    const texts = signatures.map((signature) => print.signature(signature, place))
    const params = paramsOf(signatures, place, describer, depth)
    return { signatures: texts, ...flags, params, members: inPlace(plain, at, describer, depth) }
  }
  const members = inPlace(plain, place, describer, depth)
  return { type: print.type(type, place, optional), ...flags, members }
}

/** Members of a type without a name, or of one that adds such a type to others. */
function inPlace(type: ts.Type, at: ts.Node, describer: Describer, depth: number) {
  const parts = type.isIntersection() ? type.types : [type]
  if (type.aliasSymbol || !parts.some(isWrittenOut) || depth >= deepest) return undefined
  return membersOfType(type, at, describer, depth + 1)
}

function isWrittenOut({ symbol, aliasSymbol }: ts.Type): boolean {
  const literal = ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.ObjectLiteral
  return aliasSymbol === undefined && symbol !== undefined && (symbol.flags & literal) !== 0
}

/** Members of the parameters whose types are written in place. */
export function paramsOf(signatures: readonly ts.Signature[], at: ts.Node, describer: Describer, depth = 0) {
  const found = signatures.flatMap((signature) =>
    signature.parameters.flatMap((parameter) => {
      const type = describer.checker.getNonNullableType(describer.checker.getTypeOfSymbolAtLocation(parameter, at))
      const members = inPlace(type, at, describer, depth)
      return members ? [[parameter.name, members] as const] : []
    }),
  )
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

function isPublic(symbol: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
  const isHidden = symbol.declarations?.some((one) => (ts.getCombinedModifierFlags(one) & hidden) !== 0)
  return !isHidden && !/^__(?!@\w+Iterator)(?:@|#)|^#|^prototype$/.test(symbol.name)
}

/** `[Symbol.asyncIterator]` for what the compiler calls `__@asyncIterator@71`. */
function nameOf({ name }: ts.Symbol): string {
  const known = /^__@(\w+)@\d+$/.exec(name)?.[1]
  return known ? `[Symbol.${known}]` : name
}

function isReadonly(symbol: ts.Symbol): boolean {
  const declared = symbol.declarations?.some(
    (one) => (ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Readonly) !== 0,
  )
  const isGetter = symbol.flags & ts.SymbolFlags.GetAccessor && !(symbol.flags & ts.SymbolFlags.SetAccessor)
  return declared === true || Boolean(isGetter)
}

/** What the types say after `@default`. */
function defaultIn(symbol: ts.Symbol): string | undefined {
  const tag = symbol.getJsDocTags().find(({ name }) => name === 'default' || name === 'defaultValue')
  return ts.displayPartsToString(tag?.text).trim() || undefined
}
