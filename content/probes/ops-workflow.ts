// What do the options of a task of @xec-sh/ops/workflow do, and which tasks run after a failure?
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { Workflow, type WorkflowContext, type WorkflowResult } from '@xec-sh/ops/workflow'
import { found, pause } from './place.ts'

const yes = (is: boolean | undefined) => (is ? 'yes' : 'no')
const workflow = () => Workflow.create('probe')
const statusOf = ({ tasks }: WorkflowResult, name: string) => tasks.find((task) => task.name === name)?.status
const fail = async () => {
  throw new Error('no')
}

let active = 0
let most = 0
const slow = async () => {
  most = Math.max(most, ++active)
  await pause(50)
  active--
}
await workflow().task('a', slow).task('b', slow).run()
const byDefault = most === 2
most = 0
await workflow().task('a', slow, { parallel: true }).task('b', slow, { parallel: true }).run()
const together = most === 2

const order = await workflow()
  .task('b', async ({ taskOutput }) => `${taskOutput('a')}b`, { dependsOn: ['a'] })
  .task('a', async () => 'a')
  .run()
const after = await workflow()
  .task('bad', fail)
  .task('good', async () => {})
  .task('needs bad', async () => {}, { dependsOn: ['bad'] })
  .task('needs good', async () => {}, { dependsOn: ['good'] })
  .run()
const skipped = await workflow()
  .task('a', async () => {}, { when: () => false })
  .task('b', async () => {}, { dependsOn: ['a'] })
  .run()
const unknown = await workflow()
  .task('a', async () => {}, { dependsOn: ['zz'] })
  .run()
const ignored = await workflow().task('a', fail, { continueOnError: true }).run()
const late = await workflow()
  .task('a', () => pause(100), { timeout: 10 })
  .run()

let handled = 0
const handler = async () => {
  handled++
}
await workflow().task('a', fail).onFailure(handler).run()
const onFailure = handled === 1
await workflow()
  .task('a', async () => {}, { dependsOn: ['zz'] })
  .onFailure(handler)
  .run()
const onUnknown = handled === 2

let attempts = 0
const waits: number[] = []
const { setTimeout } = globalThis
const note = (callback: () => void, time: number) => {
  waits.push(time)
  return setTimeout(callback, 0)
}
Object.assign(globalThis, { setTimeout: note })
const counted = async () => {
  attempts++
  await fail()
}
await workflow().task('a', counted, { retry: 3 }).run()
Object.assign(globalThis, { setTimeout })

let answers: ReturnType<WorkflowContext['exec']>[] = []
const ask = async ({ exec }: WorkflowContext) => {
  answers = [exec('echo $PROBE'), exec('echo lost; exit 4')]
}
await workflow()
  .task('a', ask)
  .run({ env: { PROBE: 'seen' } })

// How long a command may take: read from what it gets.
const { execSync } = childProcess
let execTimeout: number | undefined
const noteTimeout = (_command: string, { timeout }: { timeout?: number }) => {
  execTimeout = timeout
  return ''
}
Object.assign(childProcess, { execSync: noteTimeout })
syncBuiltinESMExports()
await workflow()
  .task('a', async ({ exec }) => exec('true'))
  .run()
Object.assign(childProcess, { execSync })
syncBuiltinESMExports()

await found({
  execTimeout: `${execTimeout} ms`,
  retryDelay: `${waits[0]} ms`,
  secondDelay: `${waits[1]} ms`,
  order: yes(order.tasks[1]?.output === 'ab'),
  byDefault: yes(byDefault),
  together: yes(together),
  skips: yes(statusOf(after, 'needs bad') === 'skipped'),
  others: yes(statusOf(after, 'needs good') === 'success'),
  when: yes(statusOf(skipped, 'b') === 'skipped'),
  unknown: yes(!unknown.tasks[0]?.error?.startsWith('Circular')),
  ignored: yes(statusOf(ignored, 'a') === 'failed'),
  timeout: yes(!late.success),
  attempts: attempts,
  onFailure: yes(onFailure),
  onUnknown: yes(onUnknown),
  execEnv: yes(answers[0]?.stdout === 'seen\n'),
  execOutput: yes(answers[1]?.stdout !== ''),
})
