import type ts from 'typescript'
import { callsTool } from '../cli-lines/calls-tool.ts'
import { typedCommands } from '../cli-lines/console.ts'
import type { Program } from '../find/programs.ts'

/** Names that the tool gives to the scripts and commands that it runs. */
const toolGlobals = ['$', 'use', 'x', 'Import', 'kit', 'prism', 'log']

/** What the compiler says of a name that it does not know. */
const unknownName = new Set([2304, 2580, 2581, 2582, 2592])

/** Whether a session of its page has the tool run a program: then it finds names there that it did not import. */
export function isRunByTool({ page, file }: Program): boolean {
  if (file.startsWith('.xec/commands/')) return true
  const sessions = page.blocks.filter(({ meta }) => meta.tool)
  const lines = sessions.flatMap(({ text }) => typedCommands(text)).map(({ command }) => command)
  return lines.some((line) => callsTool(line) && line.split(/[\s;|&]+/).includes(file))
}

/** Whether a diagnosis is about one of those names. */
export function isToolGlobal({ code, file, start, length }: ts.Diagnostic): boolean {
  if (!unknownName.has(code) || start === undefined) return false
  return toolGlobals.includes(file?.text.slice(start, start + (length ?? 0)) ?? '')
}
