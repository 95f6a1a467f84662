import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Program } from '../find/programs.ts'
import type { Complaint } from '../model.ts'
import { complainAt } from './read.ts'

/** Whether a sample is a workflow of GitHub Actions. */
export function isWorkflow({ file }: Program): boolean {
  return /(?:^|\/)\.github\/workflows\//.test(file)
}

/** Number of the next workflow: the service remembers what it has parsed by the address of the document. */
let next = 0

/** What GitHub's own language service says of a workflow: its keys, and the expressions in it. Read when there is one. */
export async function checkWorkflow(program: Program): Promise<Complaint[]> {
  const { validate } = await import('@actions/languageservice/validate')
  const document = TextDocument.create(`file:///${next++}/${program.file}`, 'yaml', 1, program.text)
  const found = await validate(document, {})
  return found.map(({ range, message }) =>
    complainAt(program, range.start.line + 1, 'GitHub does not take this workflow.', {
      said: typeof message === 'string' ? message : message.value,
    }),
  )
}
