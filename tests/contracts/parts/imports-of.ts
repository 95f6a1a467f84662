import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import ts from 'typescript'

/** Files below a folder of the project by their path from its root. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath, entry.name))
    .sort()
}

export interface Import {
  readonly from: string
  readonly specifier: string
  /** The imported file from the project's root; absent for packages. */
  readonly to?: string
}

/** Imports of a file, types, dynamic ones and assets included. */
export function importsOf(file: string): Import[] {
  return specifiersOf(file).map((specifier) => ({
    from: file,
    specifier,
    to: specifier.startsWith('.') ? posix.join(dirname(file), specifier.replace(/\?.*$/, '')) : undefined,
  }))
}

/** What a file names after `from`, and what it loads with `import()` or names as a type by it. */
function specifiersOf(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined
    if (named && ts.isStringLiteralLike(named)) found.push(named.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return found
}
