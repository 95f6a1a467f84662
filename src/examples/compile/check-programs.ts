import type { CheckCache } from '../cache.ts'
import { type Program, programsOf } from '../find/programs.ts'
import type { Findings, Page, Passed } from '../model.ts'
import { compilePrograms, diagnosedAt, scriptLanguages } from './compile.ts'
import { isRunByTool } from './tool-globals.ts'

/** Compiles every script of the pages that did not pass before. */
export async function checkPrograms(root: string, pages: readonly Page[], cache?: CheckCache): Promise<Findings> {
  const all = pages.flatMap((page) => programsOf(page, scriptLanguages))
  // The same program on the page of another language is compiled once.
  const groups = new Map<string, Program[]>()
  for (const program of all) {
    const input = JSON.stringify(inputOf(program, all))
    groups.set(input, [...(groups.get(input) ?? []), program])
  }
  const states = await Promise.all(
    [...groups].map(async ([input, programs]) => {
      const key = cache?.key('compile', input) ?? ''
      return { programs, key, known: Boolean(await cache?.get(key)) }
    }),
  )
  const open = states.filter(({ known }) => !known)
  const complaints = compilePrograms(
    root,
    open.map(({ programs }) => programs[0] as Program),
    all,
  )
  const failed = new Map(open.map((state, index) => [state, complaints[index] ?? []] as const))
  const passed = states.filter((state) => !failed.get(state)?.length)
  await Promise.all(passed.map(({ key }) => cache?.put(key, true)))
  return {
    passed: passed.flatMap(({ programs }) => programs.flatMap(passedBlocks)),
    complaints: [...failed].flatMap(([{ programs }, found]) =>
      programs.flatMap((program) => found.map((one) => diagnosedAt(program, one))),
    ),
  }
}

function passedBlocks({ blocks }: Program): Passed[] {
  return blocks.map((block) => ({ block, how: 'compiled' }))
}
/** A program may import the others of its page. */
function inputOf(program: Program, all: readonly Program[]): unknown {
  const { page, file, text } = program
  const imports = /from '\.|import\('\.|import '\./.test(text)
  const others = imports ? all.filter((other) => other.page === page).map((other) => [other.file, other.text]) : []
  return [file, text, others, ...(isRunByTool(program) ? ['tool'] : [])]
}
