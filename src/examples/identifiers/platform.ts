import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'

let names: ReadonlySet<string> | undefined

/** Names that JavaScript, Node.js and the TypeScript compiler declare: they are not the tool's, and not unknown. */
export function platformNames(): ReadonlySet<string> {
  names ??= new Set([...declarationFiles().flatMap(declaredIn), ...compilerOptionNames()])
  return names
}

function declarationFiles(): string[] {
  const require = createRequire(import.meta.url)
  const library = dirname(ts.getDefaultLibFilePath({}))
  const node = dirname(require.resolve('@types/node/package.json'))
  const inLibrary = readdirSync(library).filter((name) =>
    /^lib\.(?:es20\d\d|es5|dom)\..*d\.ts$|^lib\.(?:es5|dom)\.d\.ts$/.test(name),
  )
  const inNode = readdirSync(node, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))
  return [...inLibrary.map((name) => join(library, name)), ...inNode.map((name) => join(node, name))]
}

function declaredIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const declared = text.matchAll(
    /\b(?:function|const|var|let|class|interface|type|enum|namespace|module)\s+([A-Za-z_$][\w$]*)/g,
  )
  const members = text.matchAll(/^\s+(?:readonly |static |get |set )*([A-Za-z_$][\w$]*)\??\s*[(<:]/gm)
  return [...declared, ...members].map(([, name = '']) => name)
}

function compilerOptionNames(): string[] {
  const { optionDeclarations = [] } = ts as unknown as { optionDeclarations?: readonly { name: string }[] }
  return optionDeclarations.map(({ name }) => name)
}
