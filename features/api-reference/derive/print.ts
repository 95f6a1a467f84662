import ts from 'typescript'

const flags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.IgnoreErrors

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true })

/** Writes types and signatures as a reader would write them, on one line. */
export class TypePrinter {
  readonly #checker: ts.TypeChecker

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  /** A type; what is optional shows that by its question mark, so `undefined` goes. */
  type(type: ts.Type, at: ts.Node, optional = false): string {
    const node = this.#checker.typeToTypeNode(type, at, flags)
    if (!node) return this.#checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation)
    return write(tidied(optional ? withoutUndefined(node) : node), at)
  }

  /** `(path: string): Promise<string>`, with `new ` in front for a constructor. */
  signature(signature: ts.Signature, at: ts.Node, isConstructor = false): string {
    const kind = isConstructor ? ts.SyntaxKind.ConstructSignature : ts.SyntaxKind.CallSignature
    const node = this.#checker.signatureToSignatureDeclaration(signature, kind, at, flags)
    return node ? write(tidied(node), at) : this.#checker.signatureToString(signature, at)
  }
}

/** Text of a node of a declaration file on one line. */
export function sourceText(node: ts.Node): string {
  return oneLine(write(tidied(node), node))
}

function write(node: ts.Node, at: ts.Node): string {
  return oneLine(printer.printNode(ts.EmitHint.Unspecified, node, at.getSourceFile()))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/;$/, '').replace(/"/g, "'").trim()
}

/** Takes out what the compiler adds: `| undefined` behind a question mark, and type arguments that are defaults. */
function tidied<T extends ts.Node>(node: T): T {
  const visit = (child: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(child, visit, undefined)
    if (ts.isTypeReferenceNode(inner) && isDefaultArgument(inner)) {
      return ts.factory.createTypeReferenceNode(inner.typeName)
    }
    if (ts.isImportTypeNode(inner) && inner.qualifier) {
      return ts.factory.createTypeReferenceNode(inner.qualifier, inner.typeArguments)
    }
    if (ts.isParameter(inner)) return tidiedParameter(inner)
    if (ts.isPropertySignature(inner) && inner.questionToken && inner.type) {
      return ts.factory.createPropertySignature(
        inner.modifiers,
        inner.name,
        inner.questionToken,
        withoutUndefined(inner.type),
      )
    }
    return inner
  }
  return visit(node) as T
}

/** A parameter that is taken apart at once has no name of its own; its type has the names of its parts. */
function tidiedParameter(parameter: ts.ParameterDeclaration): ts.ParameterDeclaration {
  const { dotDotDotToken, questionToken, type } = parameter
  const name = ts.isObjectBindingPattern(parameter.name) ? 'options' : parameter.name
  const tidiedType = questionToken && type ? withoutUndefined(type) : type
  return ts.factory.createParameterDeclaration([], dotDotDotToken, name, questionToken, tidiedType)
}

function isDefaultArgument({ typeArguments }: ts.TypeReferenceNode): boolean {
  const [only, other] = typeArguments ?? []
  return (
    other === undefined &&
    only !== undefined &&
    ts.isTypeReferenceNode(only) &&
    ts.isIdentifier(only.typeName) &&
    only.typeName.text === 'ArrayBufferLike'
  )
}

function withoutUndefined(type: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type
  const rest = type.types.filter((one) => one.kind !== ts.SyntaxKind.UndefinedKeyword)
  const [only] = rest
  if (rest.length === 1 && only) return ts.isParenthesizedTypeNode(only) ? only.type : only
  return ts.factory.createUnionTypeNode(rest)
}
