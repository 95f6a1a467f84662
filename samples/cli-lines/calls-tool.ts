import { shellCommands, type Word } from '../shell-commands.ts'

/** Whether a script calls the tool, as far as that can be read from it. */
export function callsTool(script: string): boolean {
  return shellCommands(script).some(({ words }) => isTool(words))
}

/** Whether a command is one of the tool's: `xec …`, with or without variables in front. */
export function isTool(words: readonly Word[]): boolean {
  const first = toolAt(words)
  return words[first]?.text === 'xec' && !words[first]?.quoted
}

/** Place of the program in a command; the variables in front of it are not it. */
export function toolAt(words: readonly Word[]): number {
  return words.findIndex(({ text, quoted }) => quoted || !/^\w+=/.test(text))
}
