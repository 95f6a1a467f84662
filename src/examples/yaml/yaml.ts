import { z } from 'zod'
import { type Program, programsOf } from '../find/programs.ts'
import { workflowSchema } from '../formats/workflow-schema.ts'
import type { Complaint, Findings, Page } from '../model.ts'
import { checkConfig, isXecConfig } from './config.ts'
import { complainAt, readYaml, type YamlSample } from './read.ts'

const yamlLanguages: ReadonlySet<string> = new Set(['yaml'])

/** Checks the YAML of a page: configurations of the tool, workflows, and the syntax of the rest. */
export async function checkYaml(page: Page): Promise<Findings> {
  const results = await Promise.all(
    programsOf(page, yamlLanguages).map(async (program) => ({ program, complaints: await checkProgram(program) })),
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
  return programsOf(page, yamlLanguages).flatMap((program) => {
    const { sample } = readYaml(program)
    return sample && isXecConfig(sample) ? [{ program, data: sample.data as Record<string, unknown> }] : []
  })
}

async function checkProgram(program: Program): Promise<Complaint[]> {
  const { sample, complaints } = readYaml(program)
  if (!sample) return complaints
  if (/(?:^|\/)\.github\/workflows\//.test(program.file)) return checkWorkflow(sample)
  return isXecConfig(sample) ? checkConfig(sample) : []
}

function checkWorkflow({ program, data, lineOf }: YamlSample): Complaint[] {
  const result = workflowSchema.safeParse(data)
  if (result.success) return []
  return result.error.issues.map((issue) => {
    const extra = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    const line = lineOf([...issue.path.map((part) => (typeof part === 'number' ? part : String(part))), ...extra])
    const said = z.prettifyError({ issues: [issue] } as z.ZodError)
    return complainAt(program, line, 'GitHub does not take this workflow.', { said })
  })
}
