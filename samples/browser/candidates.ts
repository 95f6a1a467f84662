import { createHash } from 'node:crypto'
import { transform } from 'sucrase'
import { fingerprint } from '../../engine/markdown/code/record/fingerprint.ts'
import { outputsOf } from '../find/outputs.ts'
import { type Program, programsOf } from '../find/programs.ts'
import type { Block, Page } from '../model.ts'
import { filesNamed, filesUpTo, hostsIn, readEnv } from '../run/files.ts'
import { serverNeeds } from '../run/server-needs.ts'

/** A sample for the local environment, with all that a run of it depends on. */
export interface Candidate {
  /** Its fingerprint, by which the build knows the block. */
  readonly key: string
  readonly block: Block
  readonly file: string
  readonly text: string
  readonly files: Readonly<Record<string, string>>
  readonly env: Readonly<Record<string, string>>
  readonly output: string
  readonly varies?: string
  readonly exit: number
  /** Neither it nor a file beside it has types. */
  readonly plain: boolean
  /** Hash of all this. */
  readonly of: string
}

/** The samples for the local environment that are run in checks and whose output the pages show; equal ones once. */
export function candidatesIn(pages: readonly Page[]): Candidate[] {
  const found = pages.flatMap((page) => programsOf(page, new Set(['ts', 'js'])).flatMap(candidateOf))
  return [...new Map(found.map((one) => [one.key, one])).values()]
}

function candidateOf(program: Program): Candidate[] {
  const [block] = program.blocks
  if (!block?.meta.run || !isLocal(program)) return []
  const [output, ...others] = outputsOf(block)
  if (!output || others.length > 0 || program.blocks.length > 1) return []
  const { meta } = block
  const files = neededFiles(program, block)
  const sample = {
    file: program.file,
    text: program.text,
    files,
    env: readEnv(meta.env),
    output: output.text,
    ...(output.meta.varies && { varies: output.meta.varies }),
    exit: meta.exit ?? 0,
    plain: [program.text, ...Object.values(files)].every(isPlain),
  }
  const of = createHash('sha256').update(JSON.stringify(sample)).digest('hex').slice(0, 16)
  return [{ key: fingerprint(block.language, meta, block.text), block, ...sample, of }]
}

/** Whether a text is the same without its types. */
function isPlain(text: string): boolean {
  try {
    return (
      transform(text, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true }).code === text
    )
  } catch {
    // No program at all, such as a list of orders.
    return true
  }
}

function isLocal({ text, blocks }: Program): boolean {
  const { docker, kubernetes } = serverNeeds([text])
  const isElsewhere = blocks.some(({ meta }) => meta.target && meta.target !== 'local')
  return !isElsewhere && !docker && !kubernetes && hostsIn([text]).length === 0
}

/** The files beside it that it names, and those that they name. */
function neededFiles(program: Program, block: Block): Record<string, string> {
  const there = filesUpTo(block).filter(({ name }) => name !== program.file)
  const needed = filesNamed([program.text], there, (text, { name }) => text.includes(name))
  return Object.fromEntries(needed.map(({ name, text }) => [name, text]))
}
