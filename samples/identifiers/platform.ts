import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'

interface Platform {
  readonly globals: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

let platform: Platform | undefined

/** Names that JavaScript, Node.js and the TypeScript compiler declare, members included. */
export function platformNames(): ReadonlySet<string> {
  platform ??= readPlatform()
  return platform.all
}

/** Those that can stand in front of a dot. */
export function platformGlobals(): ReadonlySet<string> {
  platform ??= readPlatform()
  return platform.globals
}

function readPlatform(): Platform {
  const texts = declarationFiles().map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
  const globals = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:function|const|var|class|interface|enum|namespace|module)\s+["']?([A-Za-z_$][\w$]*)/g)].map(
      nameOf,
    ),
  )
  const members = texts.flatMap((text) =>
    [...text.matchAll(/^\s+(?:readonly |static |get |set )*([A-Za-z_$][\w$]*)\??\s*[(<:]/gm)].map(nameOf),
  )
  return { globals: new Set(globals), all: new Set([...globals, ...members, ...compilerOptionNames()]) }
}

function nameOf([, name = '']: RegExpExecArray): string {
  return name
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

function compilerOptionNames(): string[] {
  const { optionDeclarations = [] } = ts as unknown as { optionDeclarations?: readonly { name: string }[] }
  return optionDeclarations.map(({ name }) => name)
}
