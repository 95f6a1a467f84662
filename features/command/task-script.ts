import type { Choices } from './choices.ts'
import { parametersOf } from './parameters.ts'
import { literal } from './quote.ts'
import { script } from './script-parts.ts'

/** A task of the configuration, with its parameters. */
export function taskScript({ task, parameters }: Choices): string {
  const given = parametersOf(parameters).map(({ name, value = '' }) => `${key(name)}: ${literal(value)}`)
  const values = given.length > 0 ? `{ ${given.join(', ')} }` : '{}'
  return script(
    ["import { ConfigurationManager, TaskManager } from '@xec-sh/ops';"],
    [
      'const configManager = new ConfigurationManager({ projectRoot: process.cwd() });',
      'const tasks = new TaskManager({ configManager });',
      'await tasks.load();',
      '',
      `const { success } = await tasks.run(${literal(task)}, ${values});`,
      'process.exit(success ? 0 : 1);',
    ],
  )
}

function key(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : literal(name)
}
