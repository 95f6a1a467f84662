import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { some } from '../depth.ts'
import { project, writePages } from './check-pages.ts'
import { processesWith } from './processes.ts'

describe('interrupted', () => {
  it.each(
    some(
      [
        ['SIGKILL', null, 'none'],
        ['SIGINT', 130, ''],
        ['SIGTERM', 143, 'none'],
        ['SIGKILL', null, ''],
      ] as const,
      2,
    ),
  )(
    'by %s nothing is left behind',
    async (signal, code, isolation) => {
      const temporary = mkdtempSync(join(tmpdir(), 'interrupted-'))
      const marker = `${process.pid % 1000}${Math.floor(Math.random() * 1000)}`
      const lines = [
        `console.log(${marker});`,
        `await import('node:child_process').then(({ spawn }) => spawn('sleep', ['9${marker}']));`,
        // All that it reaches, and in the sandbox nothing else.
        ...(isolation === '' ? ["process.kill(-1, 'SIGSTOP');"] : []),
      ]
      const site = writePages({ 'en/hanging': ['```js run', ...lines, '```', ''].join('\n') })
      const args = ['--import', 'tsx', 'samples/check-samples.ts', '--fresh', '--site', site.root]
      const env = { ...process.env, TMPDIR: temporary, EXAMPLES_ISOLATION: isolation }
      const child = spawn(process.execPath, args, { cwd: project, env, stdio: 'ignore' })
      const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
      try {
        await until(() => processesWith(`sleep 9${marker}`).length > 0)
        child.kill(signal)
        expect(await ended).toBe(code)
        await until(() => processesWith(`9${marker}`).length === 0)
        await until(() => readdirSync(temporary).filter((name) => name.startsWith('xec-examples')).length === 0)
      } finally {
        endIfAlive(child)
        site.remove()
        rmSync(temporary, { recursive: true, force: true })
      }
    },
    180_000,
  )
})

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 60_000
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('It did not come true within a minute.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function endIfAlive(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}
