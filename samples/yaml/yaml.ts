import { type Program, programsOf } from '../find/programs.ts'
import type { Complaint, Findings, Page } from '../model.ts'
import { configComplaints, isXecConfig } from './config.ts'
import { checkWorkflow, isWorkflow } from './github.ts'
import { readYaml } from './read.ts'

const yamlLanguages: ReadonlySet<string> = new Set(['yaml'])

/** Samples of YAML on a page. */
export function yamlPrograms(page: Page): Program[] {
  return programsOf(page, yamlLanguages)
}

/** Checks the YAML of a page: configurations of the tool, workflows, and the syntax of the rest. */
export async function checkYaml(page: Page): Promise<Findings> {
  const results = await Promise.all(
    yamlPrograms(page).map(async (program) => ({ program, complaints: await checkProgram(program) })),
  )
  return {
    passed: results.flatMap(({ program, complaints }) =>
      complaints.length > 0 ? [] : program.blocks.map((block) => ({ block, how: 'parsed' as const })),
    ),
    complaints: results.flatMap(({ complaints }) => complaints),
  }
}

/** The configurations of the tool on a page, with their data. */
export function configProgramsOf(page: Page): { program: Program; data: Record<string, unknown> }[] {
  return yamlPrograms(page).flatMap((program) => {
    const { sample } = readYaml(program)
    return sample && isXecConfig(sample) ? [{ program, data: sample.data as Record<string, unknown> }] : []
  })
}

async function checkProgram(program: Program): Promise<Complaint[]> {
  const { sample, complaints } = readYaml(program)
  if (!sample) return complaints
  if (isWorkflow(program)) return checkWorkflow(program)
  return isXecConfig(sample) ? configComplaints(sample) : []
}
