import { Buffer } from 'buffer'
import { Bash, defineCommand, type ExecResult } from 'just-bash'
import { files } from './files.ts'
import { isLackingProgram, lackingPrograms } from './lacks.ts'
import { programs } from './programs.ts'

/** Says what the shell says of a program that it does not have, and tells the page why that is so. */
const lacking = lackingPrograms.map((name) =>
  defineCommand(name, async () => {
    isLackingProgram(name)
    return { stdout: '', stderr: `bash: ${name}: command not found\n`, exitCode: 127 }
  }),
)

interface LineOptions {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** One byte a character. */
  readonly stdin: string
  readonly signal: AbortSignal
}

/** Runs a line in a shell of its own, over the files of this worker. */
export async function runLine(line: string, { cwd, env, stdin, signal }: LineOptions) {
  const variables = { ...env, PWD: cwd } as Record<string, string>
  const bash = new Bash({
    fs: files,
    cwd,
    env: variables,
    defenseInDepth: false,
    customCommands: [...programs, ...lacking],
  })
  const options = { cwd, env: variables, replaceEnv: true, rawScript: true, stdin, stdinKind: 'bytes', signal } as const
  const result = await bash.exec(line, options)
  return { code: result.exitCode, stdout: bytesOf(result), stderr: Buffer.from(result.stderr) }
}

/** Binary output is handed over with one byte a character. */
function bytesOf({ stdout, stdoutKind, stdoutEncoding }: ExecResult): Buffer {
  return Buffer.from(stdout, stdoutKind === 'bytes' || stdoutEncoding === 'binary' ? 'latin1' : 'utf8')
}

/** The line that starts a program. `sh -c 'line'` is the line itself: there is no shell below the one here. */
export function lineOf(command: string, args: readonly string[]): string {
  if (/(?:^|\/)(?:ba|da)?sh$/.test(command) && args[0] === '-c' && args.length === 2) return args[1] ?? ''
  return [command, ...args].map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
}
