import { createInterface } from 'node:readline/promises'
import type { Isolation } from './isolation.ts'

/**
 * Says that samples would run without a sandbox, and asks whether they may. Who has said so is not asked
 * (EXAMPLES_ISOLATION=none). CI is no such word: a sandbox that fails for a moment would go unnoticed there.
 * @throws where the answer is no, and where there is nobody to answer
 */
export async function askToRun({ prefix }: Isolation, runs: number, { input, output }: Terminal): Promise<void> {
  if (prefix.length > 0 || process.env.EXAMPLES_ISOLATION === 'none') return
  const what = `${runs} samples would run without a sandbox, which this system does not permit: what they do, they do with your rights.`
  const how = 'EXAMPLES_ISOLATION=none says that they may.'
  if (!input.isTTY) throw new RefusedToRun(`${what} ${how}`)
  const terminal = createInterface({ input, output })
  const answer = await terminal.question(`${what}\nRun them? (y/N) `)
  terminal.close()
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new RefusedToRun(`Nothing was run. ${how}`)
}

/** Samples may not run here; the message says what to do. */
export class RefusedToRun extends Error {}

/** Where somebody can be asked. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream
}
