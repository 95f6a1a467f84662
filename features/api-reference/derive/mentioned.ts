import ts from 'typescript'

/** The symbol itself, behind imports and re-exports. */
export function resolved(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/**
 * Types that public declarations of a package mention without exporting them, by name, and those that these mention.
 * A reader meets them in signatures.
 */
export function mentionedTypes(
  exported: Iterable<ts.Symbol>,
  checker: ts.TypeChecker,
  isInPackage: (node: ts.Node) => boolean,
): Map<string, ts.Symbol> {
  const found = new Map<string, ts.Symbol>()
  const queue = [...exported]
  const known = new Set(queue)
  // What is exported under another name is mentioned by its own one as well.
  for (const symbol of queue) if (isType(symbol)) found.set(symbol.name, symbol)
  const note = (name: ts.Node): void => {
    const symbol = checker.getSymbolAtLocation(name)
    const target = symbol && resolved(symbol, checker)
    if (!target || known.has(target) || !target.declarations?.some(isInPackage)) return
    known.add(target)
    queue.push(target)
    if (isType(target) && !found.has(target.name)) found.set(target.name, target)
  }
  for (let symbol = queue.shift(); symbol; symbol = queue.shift()) {
    for (const declaration of symbol.declarations ?? []) if (isInPackage(declaration)) walk(declaration, note)
  }
  return found
}

function isType(symbol: ts.Symbol): boolean {
  const isParameter = symbol.flags & ts.SymbolFlags.TypeParameter
  const kinds = ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Enum
  return !isParameter && (symbol.flags & kinds) !== 0
}

/** Names of types within a declaration, apart from what is private. */
function walk(node: ts.Node, note: (name: ts.Node) => void): void {
  if (ts.isClassElement(node) && ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) return
  if (ts.isTypeReferenceNode(node)) note(node.typeName)
  if (ts.isExpressionWithTypeArguments(node)) note(node.expression)
  if (ts.isTypeQueryNode(node)) note(node.exprName)
  if (ts.isImportTypeNode(node) && node.qualifier) note(node.qualifier)
  ts.forEachChild(node, (child) => walk(child, note))
}
