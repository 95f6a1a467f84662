import type { JobFile } from './job.ts'

/**
 * Runs a task of `.xec/config.yaml` by what the tool itself is made of: the tool is on no registry, and a task is the one
 * thing that it does without code of its own.
 */
export const taskFile: JobFile = {
  name: '.run-task.mjs',
  text: `import { ConfigurationManager, TaskManager } from '@xec-sh/ops'
const [name, ...rest] = process.argv.slice(2)
const params = {}
for (let index = 0; index < rest.length; index += 2) params[rest[index].replace(/^--/, '')] = rest[index + 1]
const configManager = new ConfigurationManager({ projectRoot: process.cwd() })
const tasks = new TaskManager({ configManager })
await tasks.load()
const result = await tasks.run(name, params)
if (!result.success) {
  console.error(result.error?.message ?? 'the task failed')
  process.exitCode = 1
}
process.exit()
`,
}

/** The command line for \`xec <task> …\`. */
export function taskRunner(args: string): string {
  return `exec node ${taskFile.name} ${args}`
}
