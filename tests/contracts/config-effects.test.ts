import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigurationManager, TaskManager } from '@xec-sh/ops'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { configSections, keysOf } from '../../features/tool-reference/rules/keys.ts'

/** A task, what it prints with the published packages, and the key that this says something of. */
const tasks: readonly (readonly [key: string, effect: 'none' | 'partly', task: string, printed: string])[] = [
  ['env', 'none', '{ command: "echo [$A]", env: { A: x } }', '[]'],
  ['targets', 'none', '{ command: echo once, targets: [local, local] }', 'once'],
  ['dependsOn', 'none', '{ command: echo main, dependsOn: [other] }', 'main'],
  ['hooks', 'none', '{ command: echo main, hooks: { before: [{ command: exit 1 }] } }', 'main'],
  ['onSuccess', 'none', '{ command: echo main, onSuccess: { command: exit 1 } }', 'main'],
  ['workdir', 'partly', '{ command: pwd, workdir: / }', '/'],
  ['workdir', 'partly', '{ steps: [{ command: pwd }], workdir: / }', process.cwd()],
  ['target', 'partly', '{ steps: [{ command: echo here }], target: hosts.none }', 'here'],
  ['steps.env', 'none', '{ steps: [{ command: "echo [$A]", env: { A: x } }] }', '[]'],
  ['steps.task', 'none', '{ steps: [{ task: other }] }', 'Would execute task: other'],
  ['steps.onSuccess', 'none', '{ steps: [{ command: echo 1, onSuccess: abort }, { command: echo 2 }] }', '1 2'],
  [
    'steps.register',
    'partly',
    `{ steps: [{ command: echo 1, register: a }, { when: "$\{vars.a}", command: "echo $\{vars.a}" }] }`,
    '1 1',
  ],
  ['steps.when', 'partly', '{ steps: [{ when: "1 == 1", command: echo ran }] }', ''],
  ['steps.alwaysRun', 'partly', '{ steps: [{ command: exit 1 }, { command: echo ran, alwaysRun: true }] }', ''],
  ['steps.alwaysRun', 'partly', '{ steps: [{ command: exit 1, alwaysRun: true }, { command: echo next }] }', 'next'],
]

let root: string
let manager: TaskManager

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'effects-'))
  mkdirSync(join(root, '.xec'))
  const lines = tasks.map(([, , task], index) => `  task-${index}: ${task}\n`)
  writeFileSync(join(root, '.xec/config.yaml'), `version: "1.0"\ntasks:\n  other: echo other\n${lines.join('')}`)
  const configManager = new ConfigurationManager({ projectRoot: root, globalHomeDir: root, envPrefix: 'NONE_' })
  manager = new TaskManager({ configManager })
  await manager.load()
})
afterAll(() => rmSync(root, { recursive: true }))

it.each(tasks.map((task, index) => [...task, index] as const))(
  '`%s` of a task is said to work: %s, as %s shows',
  async (key, effect, _, printed, index) => {
    const { output = '', steps = [] } = await manager.run(`task-${index}`, {}, { quiet: true })
    const all = [output, ...steps.map((step) => step.output ?? '')].map((text) => text.trim()).filter(Boolean)
    expect(all.join(' ')).toBe(printed)
    const known = configSections.flatMap((section) => keysOf(section)).find(({ path }) => path === `tasks.${key}`)
    expect(known?.facts['x-effect']).toBe(effect)
  },
)
