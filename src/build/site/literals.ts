import type ts from 'typescript'
import { type ConfigFiles, compiler, type Written } from './config-files.ts'

/** The value of a key in an object that is written out; what comes last counts, as it does when the program runs. */
export function memberOf({ file, node }: Written, key: string, files: ConfigFiles): Written | undefined {
  const { isObjectLiteralExpression, isPropertyAssignment, isShorthandPropertyAssignment, isSpreadAssignment } =
    compiler()
  if (!isObjectLiteralExpression(node)) return undefined
  for (const property of node.properties.toReversed()) {
    if (isSpreadAssignment(property)) {
      const inner = memberOf(files.literal({ file, node: property.expression }), key, files)
      if (inner) return inner
    }
    if (property.name === undefined || nameOf(property.name) !== key) continue
    if (isPropertyAssignment(property)) return { file, node: property.initializer }
    if (isShorthandPropertyAssignment(property)) return { file, node: property.name }
  }
  return undefined
}

/** An element of a list that is written out, those of lists that are spread in it counted. */
export function elementOf(list: Written, index: number, files: ConfigFiles): Written | undefined {
  return elementsOf(list, files)?.[index]
}

/** Elements up to the first one that is computed: behind it nobody can count. */
function elementsOf({ file, node }: Written, files: ConfigFiles): Written[] | undefined {
  const { isArrayLiteralExpression, isSpreadElement } = compiler()
  if (!isArrayLiteralExpression(node)) return undefined
  const found: Written[] = []
  for (const element of node.elements) {
    if (!isSpreadElement(element)) {
      found.push({ file, node: element })
      continue
    }
    const inner = elementsOf(files.literal({ file, node: element.expression }), files)
    if (!inner) return found
    found.push(...inner)
  }
  return found
}

/** The key in front of a value, else the value. */
export function keyOf({ file, node }: Written): Written {
  const parent = node.parent
  return compiler().isPropertyAssignment(parent) && parent.initializer === node
    ? { file, node: parent.name }
    : { file, node }
}

function nameOf(name: ts.PropertyName): string | undefined {
  const { isIdentifier, isNumericLiteral, isStringLiteralLike } = compiler()
  return isIdentifier(name) || isStringLiteralLike(name) || isNumericLiteral(name) ? name.text : undefined
}
