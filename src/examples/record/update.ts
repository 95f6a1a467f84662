import { createHash } from 'node:crypto'
import { fingerprint } from '../../build/examples/fingerprint.ts'
import type { ExampleRecord, RecordEntry } from '../../build/examples/record.ts'
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
function entryOf({ how, output, screen, on, recorded }: Passed, packages: string, today: string): RecordEntry {
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
    const key = keyOf(one.block)
    const entry = entryOf(one, packages.hash, today.date)
    const known = record.samples[key]
    samples[key] = known && isKept(known, entry, today.isFresh) ? known : entry
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
    const known = record.samples[keyOf(one.block)]
    if (!known || known.packages !== packages.hash) return [one.block]
    if (wasOnlyRead(known, one)) return []
    if (known.how !== one.how) return [one.block]
    return isOnOthers(known, one) && !lacksServers(known, one) ? [one.block] : []
  })
}

/** Samples without an output on the page whose run printed something else than what was recorded. */
export function changedOutputs(
  record: ExampleRecord,
  passed: Iterable<Passed>,
  packages: { readonly hash: string },
): Complaint[] {
  return [...passed].flatMap((one) => {
    const known = record.samples[keyOf(one.block)]
    const next = one.block.page.blocks[one.block.page.blocks.indexOf(one.block) + 1]
    // What a terminal shows was compared as well.
    const shows = next?.meta.output || one.block.language === 'console'
    if (one.how !== 'run' || shows || !known?.output || known.node !== nodeMajor) return []
    // Another server may print something else, and what the page shows was compared.
    if (isOnOthers(known, one)) return []
    if (known.output === entryOf(one, packages.hash, '').output) return []
    const hint = 'If that is right, record it: npm run examples -- --record'
    return [
      complain(one.block, 0, 'The sample prints something else than what was recorded.', { hint, said: one.output }),
    ]
  })
}

function keyOf({ language, meta, text }: Block): string {
  return fingerprint(language, meta, text)
}

/** Whether an entry stays. What a real server said is better than what a stand-in says later. */
function isKept(known: RecordEntry, entry: RecordEntry, isFresh: boolean): boolean {
  if (wasOnlyRead(known, entry)) return known.packages === entry.packages
  if (lacksServers(known, entry)) return isSame({ ...known, on: entry.on, output: entry.output }, entry)
  return !isFresh && isSame(known, entry)
}

type Servers = Pick<Passed, 'on'> | Pick<RecordEntry, 'on'>

/** Whether a recorded run was on real servers that this one did without. */
function lacksServers(known: Servers, present: Servers): boolean {
  return serversOf(known).length > serversOf(present).length
}

/** Whether a sample that ran when it was recorded was only read this time: what it needs is not here. */
function wasOnlyRead(known: Pick<RecordEntry, 'how'>, present: { readonly how: How }): boolean {
  return known.how === 'run' && present.how === 'parsed'
}

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
