// What do the options of a step of @xec-sh/ops/pipeline do, and which steps run after a failure?
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { Pipeline, type PipelineContext, type StepConfig } from '@xec-sh/ops/pipeline'
import { found, pause } from './place.ts'

const yes = (is: boolean | undefined) => (is ? 'yes' : 'no')
const pipeline = (steps: Readonly<Record<string, StepConfig>>) =>
  Object.entries(steps).reduce((all, [name, step]) => all.step(name, step), Pipeline.create('probe'))
const run = (steps: Readonly<Record<string, StepConfig>>) => pipeline(steps).run()

let active = 0
let most = 0
const slow = async () => {
  most = Math.max(most, ++active)
  await pause(50)
  active--
}
await run({ a: { run: slow }, b: { run: slow } })

const order = await run({ b: { run: 'echo b', dependsOn: ['a'] }, a: { run: 'echo a' } })
const chain = await run({
  a: { run: 'exit 1' },
  b: { run: 'echo b', dependsOn: ['a'] },
  c: { run: 'echo c', dependsOn: ['b'] },
  d: { run: 'echo d' },
})
const ran = (name: string) => chain.steps.some((step) => step.name === name && step.stdout !== '')
const matrix = { VERSION: ['1', '2'] }
const matrixFails = await run({
  test: { run: 'test $VERSION = 1', matrix },
  publish: { run: 'echo published', dependsOn: ['test'] },
})
const shadowed = await Pipeline.create('probe').env({ VERSION: '0' }).step('a', { run: 'echo $VERSION', matrix }).run()
const skipped = await run({
  a: { run: 'echo a', condition: () => false },
  b: { run: 'echo b', dependsOn: ['a'] },
})
let outputs: PipelineContext['outputs'] = {}
const note = async (context: PipelineContext) => {
  outputs = context.outputs
}
await run({ a: { run: 'echo v42' }, b: { run: note } })
let env: PipelineContext['env'] = {}
const look = async (context: PipelineContext) => {
  env = context.env
}
await run({ a: { run: look, env: { STAGE: 'test' } } })
const late = await run({ a: { run: () => pause(100), timeout: 10 } })
const cached = await run({ a: { run: 'date +%N', cache: 'one' }, b: { run: 'date +%N', cache: 'one' } })
const large = await run({ a: { run: 'head -c 2000000 /dev/zero' } })
const warned = await run({ a: { run: 'echo careful >&2' } })
const ignored = await run({ a: { run: 'exit 3', continueOnError: true } })

// What is set where nothing is: read from what the command and the timer get.
const { execSync } = childProcess
const { setTimeout } = globalThis
let stepTimeout: number | undefined
let retryDelay: number | undefined
const refuse = (_command: string, { timeout }: { timeout?: number }) => {
  stepTimeout = timeout
  throw new Error('no')
}
Object.assign(childProcess, { execSync: refuse })
syncBuiltinESMExports()
const noteDelay = (callback: () => void, time: number) => {
  retryDelay = time
  return setTimeout(callback, 0)
}
Object.assign(globalThis, { setTimeout: noteDelay })
await run({ a: { run: 'true', retry: { maxAttempts: 2 } } })
Object.assign(globalThis, { setTimeout })
Object.assign(childProcess, { execSync })
syncBuiltinESMExports()

await found({
  stepTimeout: `${stepTimeout} ms`,
  retryDelay: `${retryDelay} ms`,
  order: yes(order.steps[0]?.name === 'a'),
  together: yes(most === 2),
  skips: yes(!ran('b')),
  others: yes(ran('d')),
  further: yes(!ran('c')),
  matrixFailure: yes(matrixFails.steps.some(({ name, skipped }) => name === 'publish' && skipped)),
  matrixValue: yes(shadowed.steps[0]?.stdout === '1\n'),
  condition: yes(skipped.steps[1]?.skipped),
  outputs: yes(Object.keys(outputs).length > 0),
  functionEnv: yes(env.STAGE === 'test'),
  functionTimeout: yes(!late.success),
  cache: yes(cached.steps[0]?.stdout === cached.steps[1]?.stdout),
  large: yes(large.success),
  stderr: yes(warned.steps[0]?.stderr !== ''),
  ignored: yes(!ignored.steps[0]?.success),
})
