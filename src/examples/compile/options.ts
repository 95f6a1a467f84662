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

/** JavaScript has no way to write a type down: that one is implicit is no mistake there. */
export function countsFor(language: string, diagnostic: ts.Diagnostic): boolean {
  const isJs = language === 'js' || language === 'jsx'
  return !(isJs && diagnostic.code >= 7005 && diagnostic.code <= 7053)
}
