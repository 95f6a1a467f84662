import { createHash } from 'node:crypto'
import { fingerprint } from '../../engine/markdown/code/record/fingerprint.ts'
import type { ExampleRecord, RecordEntry } from '../../engine/markdown/code/record/record.ts'
import { type Block, type Complaint, complain, type How, type Passed } from '../model.ts'
import { nodeMajor } from './versions.ts'

const ranks: readonly How[] = ['run', 'tool', 'recorded', 'compiled', 'parsed']

/** The best that can be said of each block: one that ran was compiled as well. */
export function bestOf(passed: readonly Passed[]): Map<Block, Passed> {
  const best = new Map<Block, Passed>()
  for (const one of passed) {
    const known = best.get(one.block)
    if (!known || ranks.indexOf(one.how) < ranks.indexOf(known.how)) best.set(one.block, one)
  }
  return best
}

/** Entry of a block that passed today. */
function entryOf({ how, output, screen, on, recorded, kept }: Passed, packages: string, today: string): RecordEntry {
  if (kept) return kept
  const hash = output === undefined ? undefined : createHash('sha256').update(output).digest('hex').slice(0, 16)
  const { date, node } = recorded ?? { date: today, node: nodeMajor }
  return {
    how,
    date,
    packages,
    node,
    ...(hash && { output: hash }),
    ...(screen && { screen }),
    ...(on && { on: [...on] }),
  }
}

/**
 * The new record: what did not change keeps its date, unless everything was checked again. Where a part of the pages was
 * checked, the rest of the record stays; samples that are gone leave it with the next record of all.
 */
export function updatedRecord(
  record: ExampleRecord,
  passed: Iterable<Passed>,
  packages: { readonly version: string; readonly hash: string },
  today: { readonly date: string; readonly isFresh: boolean; readonly isPart?: boolean },
): ExampleRecord {
  const samples: Record<string, RecordEntry> = today.isPart ? { ...record.samples } : {}
  for (const one of passed) {
    const key = recordKey(one.block)
    const entry = entryOf(one, packages.hash, today.date)
    const known = record.samples[key]
    samples[key] = known && !today.isFresh && isSame(known, entry) ? known : entry
  }
  return { version: packages.version, samples }
}

/** Blocks that no entry describes as they are now. */
export function unrecorded(
  record: ExampleRecord,
  passed: Iterable<Passed>,
  packages: { readonly hash: string },
): Block[] {
  return [...passed].flatMap((one) => {
    const known = record.samples[recordKey(one.block)]
    if (!known || known.packages !== packages.hash) return [one.block]
    if (one.kept) return []
    return known.how !== one.how || isOnOthers(known, one) ? [one.block] : []
  })
}

/** Samples without an output on the page whose run printed something else than what was recorded. */
export function changedOutputs(
  record: ExampleRecord,
  passed: Iterable<Passed>,
  packages: { readonly hash: string },
): Complaint[] {
  return [...passed].flatMap((one) => {
    const known = record.samples[recordKey(one.block)]
    const next = one.block.page.blocks[one.block.page.blocks.indexOf(one.block) + 1]
    // What a terminal shows was compared as well.
    const shows = next?.meta.output || one.block.language === 'console'
    if (one.how !== 'run' || one.kept || shows || !known?.output || known.node !== nodeMajor) return []
    // Another server may print something else, and what the page shows was compared.
    if (isOnOthers(known, one)) return []
    if (known.output === entryOf(one, packages.hash, '').output) return []
    const hint = 'If that is right, record it: npm run examples -- --record'
    return [
      complain(one.block, 0, 'The sample prints something else than what was recorded.', { hint, said: one.output }),
    ]
  })
}

/** Key of a block in the record of samples. */
export function recordKey({ language, meta, text }: Block): string {
  return fingerprint(language, meta, text)
}

type Servers = Pick<Passed, 'on'> | Pick<RecordEntry, 'on'>

function isOnOthers(known: Servers, present: Servers): boolean {
  return serversOf(known).join() !== serversOf(present).join()
}

function serversOf({ on = [] }: Servers): readonly string[] {
  return typeof on === 'string' ? [on] : on
}

/** Whether two entries say the same, their dates apart. */
function isSame(known: RecordEntry, entry: RecordEntry): boolean {
  const fields = ['how', 'packages', 'node', 'output', 'screen'] as const
  return fields.every((field) => known[field] === entry[field]) && !isOnOthers(known, entry)
}
