import type ts from 'typescript'
import { type ConfigProgram, compiler } from './config-program.ts'

/** The value of a key in an object that is written out; what comes last counts, as it does when the program runs. */
export function memberOf(node: ts.Node, key: string, program: ConfigProgram): ts.Node | undefined {
  const { isObjectLiteralExpression, isPropertyAssignment, isShorthandPropertyAssignment, isSpreadAssignment } =
    compiler()
  if (!isObjectLiteralExpression(node)) return undefined
  for (const property of node.properties.toReversed()) {
    if (isSpreadAssignment(property)) {
      const inner = memberOf(program.literal(property.expression), key, program)
      if (inner) return inner
    }
    if (property.name === undefined || nameOf(property.name) !== key) continue
    if (isPropertyAssignment(property)) return property.initializer
    if (isShorthandPropertyAssignment(property)) return property.name
  }
  return undefined
}

/** An element of a list that is written out, those of lists that are spread in it counted. */
export function elementOf(list: ts.Node, index: number, program: ConfigProgram): ts.Node | undefined {
  return elementsOf(list, program)?.[index]
}

/** Elements up to the first one that is computed: behind it nobody can count. */
function elementsOf(node: ts.Node, program: ConfigProgram): ts.Node[] | undefined {
  const { isArrayLiteralExpression, isSpreadElement } = compiler()
  if (!isArrayLiteralExpression(node)) return undefined
  const found: ts.Node[] = []
  for (const element of node.elements) {
    if (!isSpreadElement(element)) {
      found.push(element)
      continue
    }
    const inner = elementsOf(program.literal(element.expression), program)
    if (!inner) return found
    found.push(...inner)
  }
  return found
}

/** The key in front of a value, else the value. */
export function keyOf(node: ts.Node): ts.Node {
  const { parent } = node
  return compiler().isPropertyAssignment(parent) && parent.initializer === node ? parent.name : node
}

function nameOf(name: ts.PropertyName): string | undefined {
  const { isIdentifier, isNumericLiteral, isStringLiteralLike } = compiler()
  return isIdentifier(name) || isStringLiteralLike(name) || isNumericLiteral(name) ? name.text : undefined
}
