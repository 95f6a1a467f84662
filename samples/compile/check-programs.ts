import { type Program, programsOf } from '../find/programs.ts'
import type { Findings, Page, Passed } from '../model.ts'
import { keyOf } from '../record/checked.ts'
import type { ImportedPackages } from '../record/imported-packages.ts'
import { compilePrograms, diagnosedAt, scriptLanguages } from './compile.ts'
import { isRunByTool } from './tool-globals.ts'

interface Known {
  /** Keys of the programs that compiled before. */
  readonly keys: ReadonlySet<string>
  readonly packages: ImportedPackages
}

/** Compiles every script of the pages that did not pass before; `keys` are of all that pass. */
export async function checkPrograms(
  root: string,
  pages: readonly Page[],
  { keys, packages }: Known,
): Promise<Findings & { readonly keys: readonly string[] }> {
  const all = pages.flatMap((page) => programsOf(page, scriptLanguages))
  // The same program on the page of another language is compiled once.
  const groups = new Map<string, Program[]>()
  for (const program of all) {
    const key = keyOf(inputOf(program, all, packages))
    groups.set(key, [...(groups.get(key) ?? []), program])
  }
  const open = [...groups].filter(([key]) => !keys.has(key))
  const complaints = compilePrograms(
    root,
    open.map(([, programs]) => programs[0] as Program),
    all,
  )
  const failed = new Map(open.map(([key], index) => [key, complaints[index] ?? []] as const))
  const passed = [...groups].filter(([key]) => !failed.get(key)?.length)
  return {
    passed: passed.flatMap(([, programs]) => programs.flatMap(passedBlocks)),
    complaints: open.flatMap(([key, programs]) =>
      programs.flatMap((program) => (failed.get(key) ?? []).map((one) => diagnosedAt(program, one))),
    ),
    keys: passed.map(([key]) => key),
  }
}

function passedBlocks({ blocks }: Program): Passed[] {
  return blocks.map((block) => ({ block, how: 'compiled' }))
}

/** Everything that a compilation depends on. A program may import the others of its page. */
function inputOf(program: Program, all: readonly Program[], packages: ImportedPackages): unknown {
  const { page, file, text } = program
  const imports = /from '\.|import\('\.|import '\./.test(text)
  const beside = imports ? all.filter((other) => other.page === page) : []
  const others = beside.map((other) => [other.file, other.text])
  const versions = packages.of([text, ...beside.map((other) => other.text)])
  return [file, text, others, versions, ...(isRunByTool(program) ? ['tool'] : [])]
}
