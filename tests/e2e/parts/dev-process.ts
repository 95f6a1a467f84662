import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../..', import.meta.url))

/** The running `npm run dev` of a site. */
export interface DevProcess {
  /** Rejects with what the command said when it ends before. */
  readonly url: Promise<string>
  /** Exit code, once it has ended. */
  readonly end: Promise<number | null>
  output(): string
  stop(): Promise<unknown>
}

/** How a reader starts it, and how it is started without a process of npm for every test. */
const commands = { npm: ['npm', 'run', 'dev', '--'], node: [process.execPath, 'scripts/dev.mjs'] } as const

/** Starts the development server of a site on a free port. */
export function startDev(
  site: string,
  env: Readonly<Record<string, string>> = {},
  by: keyof typeof commands = 'node',
  options: readonly string[] = [],
): DevProcess {
  // Vitest's own NODE_ENV would make another build.
  const { NODE_ENV: _, ...inherited } = process.env
  const [program, ...args] = commands[by]
  const child = spawn(program, [...args, '--site', site, ...options], {
    cwd: project,
    env: { ...inherited, BASE_PATH: '', HOST: '', PORT: '0', ...env },
  })
  let text = ''
  const end = once(child, 'close').then(([code]) => code as number | null)
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        const address = /Reading along at (\S+)/.exec(text)?.[1]
        if (address) resolve(address.replace('localhost', '127.0.0.1'))
      })
    }
    void end.then((code) => reject(new Error(`It ended with ${code}:\n${text}`)))
  })
  // A test may only want to know how it ends.
  url.catch(() => undefined)
  const stop = () => {
    child.kill('SIGTERM')
    return end
  }
  return { url, end, output: () => text, stop }
}
