// What samples call as `xec`. The tool is on no registry; this reads tasks and runs plain commands by the same functions of
// @xec-sh/ops that the tool calls for them, and refuses everything that the tool does by code of its own.
import { ConfigurationManager, executeDirectCommand, TaskManager } from '@xec-sh/ops'

const args = process.argv.slice(2)
const [name = ''] = args

try {
  const configManager = new ConfigurationManager({ projectRoot: process.cwd() })
  const tasks = new TaskManager({ configManager })
  await tasks.load()
  if (process.env.XEC_OWN_COMMANDS?.split(' ').includes(name) || name === '' || name.startsWith('-')) {
    throw new Error(`the checker runs tasks and plain commands of xec only, not "xec ${name}"`)
  }
  if (await tasks.exists(name)) {
    const { success, error } = await tasks.run(name, paramsOf(args.slice(1)))
    if (!success) throw error ?? new Error(`the task "${name}" failed`)
  } else await executeDirectCommand(args, {})
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
process.exit()

/** `--name value` and `--name=value`. */
function paramsOf(words) {
  const params = {}
  for (let index = 0; index < words.length; index++) {
    const [key, value] = words[index].replace(/^--/, '').split(/=(.*)/s)
    params[key] = value ?? words[++index]
  }
  return params
}
