import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import type ts from 'typescript'

/** Where something is written. */
export interface SourceLocation {
  readonly file: string
  readonly line?: number
}

/** Read with the first message: a build without one has no use for a compiler. */
export const compiler = (): typeof ts => createRequire(import.meta.url)('typescript')

/** A configuration with all that it imports, as syntax trees in which names can be followed. */
export class ConfigProgram {
  readonly #root: string
  readonly #source: ts.SourceFile | undefined
  readonly #checker: ts.TypeChecker

  constructor(root: string, file: string) {
    const { createProgram, ModuleKind, ModuleResolutionKind } = compiler()
    const program = createProgram([resolve(root, file)], {
      allowImportingTsExtensions: true,
      module: ModuleKind.ESNext,
      moduleResolution: ModuleResolutionKind.Bundler,
      noLib: true,
      types: [],
    })
    this.#root = root
    this.#source = program.getSourceFile(resolve(root, file))
    this.#checker = program.getTypeChecker()
  }

  /** What it exports as its default. */
  exported(): ts.Node | undefined {
    const { isExportAssignment } = compiler()
    const module = this.#source && this.#checker.getSymbolAtLocation(this.#source)
    const found = module && this.#checker.tryGetMemberInModuleExports('default', module)
    const [declaration] = found?.declarations ?? []
    return declaration && isExportAssignment(declaration) ? declaration.expression : this.#valueOf(found)
  }

  /** The literal behind names, casts and parentheses; the expression itself where there is none. */
  literal(node: ts.Node): ts.Node {
    const { isAsExpression, isSatisfiesExpression, isParenthesizedExpression, isShorthandPropertyAssignment } =
      compiler()
    if (isAsExpression(node) || isSatisfiesExpression(node) || isParenthesizedExpression(node)) {
      return this.literal(node.expression)
    }
    if (!compiler().isIdentifier(node)) return node
    const value = isShorthandPropertyAssignment(node.parent)
      ? this.#valueOf(this.#checker.getShorthandAssignmentValueSymbol(node.parent))
      : this.#valueOf(this.#checker.getSymbolAtLocation(node))
    return value ? this.literal(value) : node
  }

  placeOf(node: ts.Node): SourceLocation {
    const source = node.getSourceFile()
    const file = relative(this.#root, source.fileName).replaceAll('\\', '/')
    return { file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 }
  }

  /** What a name stands for: a constant of its file, or one that it imports. */
  #valueOf(symbol: ts.Symbol | undefined): ts.Node | undefined {
    const { SymbolFlags, isExportAssignment, isVariableDeclaration } = compiler()
    const own = symbol && symbol.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol
    const [declaration] = own?.declarations ?? []
    if (!declaration) return undefined
    if (isExportAssignment(declaration)) return declaration.expression
    return isVariableDeclaration(declaration) ? declaration.initializer : undefined
  }
}
