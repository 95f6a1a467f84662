import { z } from 'zod'
import { type Program, programsOf } from '../find/programs.ts'
import { workflowSchema } from '../formats/workflow-schema.ts'
import type { Complaint, Findings, Page } from '../model.ts'
import { checkConfig, isXecConfig } from './config.ts'
import { complainAt, readYaml, type YamlSample } from './read.ts'

const yamlLanguages: ReadonlySet<string> = new Set(['yaml'])

/** Samples of YAML on a page. */
export function yamlPrograms(page: Page): Program[] {
  return programsOf(page, yamlLanguages)
}

/** Checks the YAML of a page: configurations of the tool, workflows, and the syntax of the rest. */
export function checkYaml(page: Page): Findings {
  const results = yamlPrograms(page).map((program) => ({ program, complaints: checkProgram(program) }))
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

function checkProgram(program: Program): Complaint[] {
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
