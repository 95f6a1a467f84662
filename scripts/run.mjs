import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

/**
 * Runs Node with arguments in the project's folder and passes on the signals it gets.
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @param {(text: string) => void} [hear] is given what it prints, in place of the terminal
 * @returns {Promise<number>} the exit code, for a signal 128 and its number
 */
export function runNode(args, env = {}, hear) {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const stdio = hear ? ['inherit', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(process.execPath, args, { cwd, stdio, env: { ...process.env, ...env } })
  for (const stream of hear ? [child.stdout, child.stderr] : []) stream.setEncoding('utf8').on('data', hear)
  const pass = (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM']
  for (const signal of signals) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on(hear ? 'close' : 'exit', (code, signal) => {
      for (const name of signals) process.off(name, pass)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}
