/** A command that somebody typed into a terminal, and what came back. */
export interface Typed {
  readonly command: string
  /** 1-based line of its prompt. */
  readonly line: number
  readonly output: string
}

/** Reads a `console` block as the highlighter does: `$ ` begins a command, `> ` and a backslash continue it. */
export function typedCommands(text: string): Typed[] {
  const found: { command: string; line: number; output: string[] }[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const last = found.at(-1)
    const prompt = /^\$(?: |$)/.exec(line)?.[0]
    const more = last && last.output.length === 0 ? /^>(?: |$)/.exec(line)?.[0] : undefined
    if (prompt !== undefined) found.push({ command: line.slice(prompt.length), line: index + 1, output: [] })
    else if (last && more !== undefined) last.command += `\n${line.slice(more.length)}`
    else if (last?.output.length === 0 && last.command.endsWith('\\')) last.command += `\n${line}`
    else last?.output.push(line)
  }
  return found.map(({ command, line, output }) => ({ command, line, output: output.join('\n') }))
}
