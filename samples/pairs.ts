import { compareOutput, readVaries } from '../engine/model/compare-output.ts'
import { typedCommands } from './cli-lines/console.ts'
import { isSample } from './find/programs.ts'
import type { Block, Complaint, Page, Passed } from './model.ts'
import type { Pair, Side } from './pair-side.ts'

/** What one side of a pair did. */
interface Done {
  /** What its commands printed, without blank lines. */
  readonly printed: string
  readonly files: Readonly<Record<string, string>>
}

/**
 * The pairs of pages whose sides do not do the same, and those that say so without need. What failed on a side has its own
 * complaint.
 */
export function checkPairs(pages: readonly Page[], passed: readonly Passed[]): Complaint[] {
  const didRun = ({ how, outcome }: Passed) => outcome && (how === 'run' || how === 'tool')
  const ran = new Map(passed.filter(didRun).map((one) => [one.block, one]))
  return pages.flatMap((page) =>
    pairsOf(page).flatMap((pair) => {
      const message = complaintAbout(pair, page, ran)
      return message ? [{ file: page.file, line: pair.line, sample: 'pair', ...message }] : []
    }),
  )
}

function pairsOf({ blocks }: Page): Pair[] {
  return [...new Set(blocks.flatMap(({ side }) => (side ? [side.pair] : [])))]
}

type PairProblem = Pick<Complaint, 'message' | 'hint' | 'said'>

function complaintAbout(pair: Pair, page: Page, ran: ReadonlyMap<Block, Passed>): PairProblem | undefined {
  const [before, after] = (['before', 'after'] as const).map((name) => runsOn(page, pair, name))
  if (!before || !after) return undefined
  const idle = before.length === 0 ? 'before' : after.length === 0 ? 'after' : undefined
  if (idle) {
    const hint = 'Give it a session, or say on the pair why there is none: differs="…".'
    return pair.differs ? undefined : { message: `Nothing runs on the side "${idle}".`, hint }
  }
  const blocks = [...before, ...after]
  if (blocks.some((block) => !ran.has(block))) return undefined
  const varies = blocks.flatMap(({ meta }) => readVaries(meta.varies) ?? [])
  const difference = differenceOf(doneBy(before, ran), doneBy(after, ran), varies)
  if (difference && !pair.differs) {
    return { ...difference, hint: 'Make them the same, or say on the pair why they are not: differs="…".' }
  }
  if (!difference && pair.differs) {
    return { message: 'Both sides print and leave the same.', hint: 'Take differs="…" off the pair.' }
  }
  return undefined
}

/** The sessions and programs of a side, as a reader would run them. */
function runsOn({ blocks }: Page, pair: Pair, name: Side['name']): Block[] {
  const own = blocks.filter(({ side }) => side?.pair === pair && side.name === name)
  return own.filter((block) => isSample(block) && (block.meta.run || block.meta.tool))
}

function doneBy(blocks: readonly Block[], ran: ReadonlyMap<Block, Passed>): Done {
  const outcomes = blocks.map((block) => ({ block, outcome: ran.get(block)?.outcome }))
  const lines = outcomes.flatMap(({ block, outcome }) => {
    const count = block.language === 'console' ? typedCommands(block.text).length : 1
    return outcome?.lines.slice(-count) ?? []
  })
  return {
    // The tool ends what a task prints with a blank line.
    printed: lines
      .flatMap(({ output }) => output.split('\n'))
      .filter((line) => line.trim() !== '')
      .join('\n'),
    files: Object.assign({}, ...outcomes.map(({ outcome }) => outcome?.files)),
  }
}

function differenceOf(before: Done, after: Done, varies: readonly RegExp[]): PairProblem | undefined {
  const printed = compareOutput(before.printed, after.printed, varies)
  if (printed) {
    const said = `before: ${printed.shown}\nafter:  ${printed.printed}`
    return { message: `What both sides print differs in line ${printed.line}.`, said }
  }
  const names = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].sort()
  const name = names.find((one) => before.files[one] !== after.files[one])
  if (name === undefined) return undefined
  if (!(name in after.files)) return { message: `Only the side "before" leaves the file ${name}.` }
  if (!(name in before.files)) return { message: `Only the side "after" leaves the file ${name}.` }
  return { message: `The file ${name} differs between the sides.` }
}
