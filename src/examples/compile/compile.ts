import ts from 'typescript'
import { placeOf, type Program } from '../find/programs.ts'
import { type Complaint, complain } from '../model.ts'
import { compilerOptions, countsFor } from './options.ts'
import { VirtualFiles, virtualHost } from './virtual-host.ts'

/** Languages that the compiler reads. */
export const scriptLanguages: ReadonlySet<string> = new Set(['ts', 'tsx', 'js', 'jsx'])

/**
 * Compiles programs, each on its own, in one run of the compiler.
 * @param root folder whose `node_modules` holds the packages.
 * @returns the complaints about each program, in their order.
 */
export function compilePrograms(root: string, programs: readonly Program[], all = programs): Complaint[][] {
  if (programs.length === 0) return []
  const files = new VirtualFiles(root)
  const names = programs.map((program) =>
    files.add(
      program,
      all.filter((other) => other.page === program.page),
    ),
  )
  const compiler = ts.createProgram(names, compilerOptions, virtualHost(files, root))
  const broken = compiler.getOptionsDiagnostics().concat(compiler.getGlobalDiagnostics())
  if (broken.length > 0) throw new Error(broken.map(textOf).join('\n'))
  return programs.map((program, index) => complaintsAbout(program, compiler, names[index] ?? ''))
}

function complaintsAbout(program: Program, compiler: ts.Program, name: string): Complaint[] {
  const source = compiler.getSourceFile(name)
  if (!source) throw new Error(`The compiler did not read ${name}`)
  const syntax = compiler.getSyntacticDiagnostics(source)
  const found = syntax.length > 0 ? syntax : compiler.getSemanticDiagnostics(source)
  return found
    .filter((diagnostic) => countsFor(program.language, diagnostic))
    .map((diagnostic) => {
      const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0)
      const place = placeOf(program, line + 1)
      const message = syntax.length > 0 ? 'The sample cannot be parsed.' : 'The sample does not compile.'
      return complain(place.block, place.line, message, {
        column: character + 1,
        said: `TS${diagnostic.code}: ${textOf(diagnostic)}`,
      })
    })
}

function textOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, '\n')
}
