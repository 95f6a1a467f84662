import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import type ts from 'typescript'

/** Where something is written. */
export interface Place {
  readonly file: string
  readonly line?: number
}

/** A piece of a program and the file that it stands in, by its path from the site's root. */
export interface Written {
  readonly file: string
  readonly node: ts.Node
}

/** Read with the first message: a build without one has no use for a compiler. */
export const compiler = (): typeof ts => createRequire(import.meta.url)('typescript')

/** The files of a configuration as syntax trees, each read once. */
export class ConfigFiles {
  readonly #root: string
  readonly #sources = new Map<string, ts.SourceFile | undefined>()

  constructor(root: string) {
    this.#root = root
  }

  /** The literal behind names, casts and parentheses; the expression itself where there is none. */
  literal(written: Written): Written {
    const { file, node } = written
    const { isAsExpression, isSatisfiesExpression, isParenthesizedExpression, isIdentifier } = compiler()
    if (isAsExpression(node) || isSatisfiesExpression(node) || isParenthesizedExpression(node)) {
      return this.literal({ file, node: node.expression })
    }
    if (!isIdentifier(node)) return written
    const named = this.#named(file, node.text)
    return named ? this.literal(named) : written
  }

  /** What a file exports under a name. */
  exported(file: string, name: string): Written | undefined {
    const { isExportAssignment, isExportDeclaration, isNamedExports } = compiler()
    for (const statement of this.#read(file)?.statements ?? []) {
      if (name === 'default' && isExportAssignment(statement)) return { file, node: statement.expression }
      if (!isExportDeclaration(statement) || !statement.exportClause || !isNamedExports(statement.exportClause))
        continue
      const specifier = statement.exportClause.elements.find((element) => element.name.text === name)
      if (!specifier) continue
      const inner = (specifier.propertyName ?? specifier.name).text
      const from = statement.moduleSpecifier
      return from ? this.exported(beside(file, from), inner) : this.#named(file, inner)
    }
    return this.#declared(file, name)
  }

  placeOf({ file, node }: Written): Place {
    const source = this.#read(file)
    if (!source) return { file }
    return { file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 }
  }

  /** What a name stands for in a file: a constant of it, or one that it imports. */
  #named(file: string, name: string): Written | undefined {
    const { isImportDeclaration, isNamedImports } = compiler()
    for (const statement of this.#read(file)?.statements ?? []) {
      if (!isImportDeclaration(statement)) continue
      const { importClause, moduleSpecifier } = statement
      const from = beside(file, moduleSpecifier)
      if (importClause?.name?.text === name) return this.exported(from, 'default')
      const names = importClause?.namedBindings
      const found = names && isNamedImports(names) && names.elements.find((element) => element.name.text === name)
      if (found) return this.exported(from, (found.propertyName ?? found.name).text)
    }
    return this.#declared(file, name)
  }

  #declared(file: string, name: string): Written | undefined {
    const { isIdentifier, isVariableStatement } = compiler()
    for (const statement of this.#read(file)?.statements ?? []) {
      if (!isVariableStatement(statement)) continue
      const found = statement.declarationList.declarations.find(
        (one) => isIdentifier(one.name) && one.name.text === name,
      )
      if (found?.initializer) return { file, node: found.initializer }
    }
    return undefined
  }

  #read(file: string): ts.SourceFile | undefined {
    if (!this.#sources.has(file)) {
      const path = join(this.#root, file)
      const { createSourceFile, ScriptTarget } = compiler()
      const source = existsSync(path)
        ? createSourceFile(file, readFileSync(path, 'utf8'), ScriptTarget.Latest, true)
        : undefined
      this.#sources.set(file, source)
    }
    return this.#sources.get(file)
  }
}

/** File that an import names, by its path from the site's root. Files are named with their suffix here. */
function beside(file: string, specifier: ts.Expression): string {
  return posix.join(posix.dirname(file), (specifier as ts.StringLiteral).text)
}
