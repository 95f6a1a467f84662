import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** What the installation page tells readers to use, and a little stricter: Node runs the files by stripping types. */
export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
  strict: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
}

const manifest = readFileSync(new URL('../foreign/tools/package.json', import.meta.url), 'utf8')
const foreign = new Set(Object.keys(JSON.parse(manifest).dependencies))

/**
 * JavaScript has no way to write a type down: that one is implicit is no mistake there. Tools that readers come from are
 * not where the compiler looks, and what a sample imports from them has no type.
 */
export function countsFor(language: string, { code, messageText }: ts.Diagnostic): boolean {
  const isJs = language === 'js' || language === 'jsx'
  if (isJs && code >= 7005 && code <= 7053) return false
  const [, missing = ''] = code === 2307 ? (/'([^']+)'/.exec(String(messageText)) ?? []) : []
  return !foreign.has(missing)
}
