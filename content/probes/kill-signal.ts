// Which signal ends a program, where none is named, and where another one is?
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { $, createCallableEngine, ExecutionEngine, kill } from '@xec-sh/core'
import { found, freshFile, pause } from './place.ts'

type Command = ReturnType<typeof $>

/** The signal that a shell notes; SIGKILL is one that it cannot note. */
async function signalOf(prepare: (command: Command) => Command, end: (command: Command) => void, engine = $) {
  const file = await freshFile()
  const note = (signal: string, name: string) => `trap 'echo ${signal} > ${file}; kill $!; exit' ${name}`
  const traps = `${note('SIGTERM', 'TERM')}; ${note('SIGINT', 'INT')}`
  const running = prepare(engine.raw`${traps}; touch ${file}.start; sleep 8 > /dev/null 2>&1 & wait`.nothrow())
  const ended = running.then(() => {})
  while (!existsSync(`${file}.start`)) await pause(20)
  end(running)
  await ended
  await pause(300)
  const signal = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'SIGKILL'
  await $`rm -f ${file} ${file}.start`
  return signal
}

async function signalOfFunction(): Promise<string> {
  const child = spawn('sleep', ['5'], { detached: true })
  const signal = new Promise<string>((resolve) => child.on('exit', (_code, name) => resolve(String(name))))
  await kill(Number(child.pid))
  return signal
}
const adapters = { local: { killSignal: 'SIGINT' as const } }
const configured = createCallableEngine(new ExecutionEngine({ adapters }))
const same = (command: Command) => command
const nothing = () => {}

await found({
  default: await signalOf(same, (running) => running.kill()),
  named: await signalOf(same, (running) => running.kill('SIGINT')),
  timeout: await signalOf((command) => command.timeout(2000), nothing),
  timeoutSignal: await signalOf((command) => command.timeout(2000, 'SIGINT'), nothing),
  killSignal: await signalOf(same, (running) => running.kill(), configured),
  function: await signalOfFunction(),
})
