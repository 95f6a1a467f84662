import ts from 'typescript'
import { type Program, placeOf } from '../find/programs.ts'
import { type Complaint, complain } from '../model.ts'
import { compilerOptions, countsFor } from './options.ts'
import { isRunByTool, isToolGlobal } from './tool-globals.ts'
import { VirtualFiles, virtualHost } from './virtual-host.ts'

/** Languages that the compiler reads. */
export const scriptLanguages: ReadonlySet<string> = new Set(['ts', 'tsx', 'js', 'jsx'])

/** What the compiler says of a program. */
export interface Diagnosis {
  /** 1-based line of the program. */
  readonly line: number
  readonly column: number
  readonly message: string
  readonly said: string
}

/** A diagnosis as a complaint about the page that shows the program. */
export function diagnosedAt(program: Program, { line, column, message, said }: Diagnosis): Complaint {
  const place = placeOf(program, line)
  return complain(place.block, place.line, message, { column, said })
}

/**
 * Compiles programs, each on its own, in one run of the compiler.
 * @param root folder whose `node_modules` holds the packages.
 * @returns the diagnoses of each program, in their order.
 */
export function compilePrograms(root: string, programs: readonly Program[], all = programs): Diagnosis[][] {
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
  return programs.map((program, index) => diagnose(program, compiler, names[index] ?? ''))
}

function diagnose(program: Program, compiler: ts.Program, name: string): Diagnosis[] {
  const source = compiler.getSourceFile(name)
  if (!source) throw new Error(`The compiler did not read ${name}`)
  const syntax = compiler.getSyntacticDiagnostics(source)
  const found = syntax.length > 0 ? syntax : compiler.getSemanticDiagnostics(source)
  const message = syntax.length > 0 ? 'The sample cannot be parsed.' : 'The sample does not compile.'
  const byTool = isRunByTool(program)
  return found
    .filter((diagnostic) => countsFor(program.language, diagnostic) && !(byTool && isToolGlobal(diagnostic)))
    .map((diagnostic) => {
      const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0)
      return { line: line + 1, column: character + 1, message, said: `TS${diagnostic.code}: ${textOf(diagnostic)}` }
    })
}

function textOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, '\n')
}
