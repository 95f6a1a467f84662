import { createInterface } from 'node:readline/promises'
import type { Isolation } from '../sandbox/isolation.ts'

/**
 * Says that samples would run without a sandbox, and asks whether they may; where there is nobody to answer, they may not.
 * Who has said so is not asked (EXAMPLES_ISOLATION=none). CI is no such word: a sandbox that fails for a moment would go
 * unnoticed there.
 */
export async function askToRun(
  { prefix, missing }: Isolation,
  runs: number,
  { input, output }: Terminal,
): Promise<boolean> {
  if (prefix.length > 0 || process.env.EXAMPLES_ISOLATION === 'none') return true
  const what = `${runs} samples would run without a sandbox (${missing}): what they do, they do with your rights.`
  const how = 'EXAMPLES_ISOLATION=none says that they may.'
  if (!input.isTTY) {
    output.write(`${what} ${how}\n`)
    return false
  }
  const terminal = createInterface({ input, output })
  const answer = await terminal.question(`${what}\nRun them? (y/N) `)
  terminal.close()
  const may = /^y(?:es)?$/i.test(answer.trim())
  if (!may) output.write(`Nothing was run. ${how}\n`)
  return may
}

/** Where somebody can be asked. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream
}
