// Loads configurations by the functions that the tool calls: the whole file, each of its profiles, the targets of its
// tasks. Each argument is a folder, or `folder@profile`; for each comes a line of JSON with what was wrong.
import { resolve } from 'node:path'
import { ConfigurationManager, TaskManager } from '@xec-sh/ops'

console.log = console.warn = () => {}

for (const argument of process.argv.slice(2)) {
  const [folder, profile] = argument.split('@')
  const problems = await problemsIn(resolve(folder), profile)
  process.stdout.write(`${JSON.stringify({ problems })}\n`)
}
process.exit()

async function problemsIn(projectRoot, profile) {
  try {
    const config = await load(projectRoot, profile)
    const { profiles = {}, tasks = {} } = config.getConfig()
    for (const name of Object.keys(profiles)) await load(projectRoot, name)
    return await missingTargets(tasks, config.getTargetResolver())
  } catch (error) {
    // The packages list what they find; anything else that they throw ends the tool as well.
    return (error.errors ?? [{ path: '', message: error.message }]).map(({ path, message }) => ({ path, message }))
  }
}

async function load(projectRoot, profile) {
  const configManager = new ConfigurationManager({ projectRoot, strict: true, ...(profile && { profile }) })
  await new TaskManager({ configManager }).load()
  return configManager
}

async function missingTargets(tasks, resolver) {
  const problems = []
  for (const { path, reference } of Object.entries(tasks).flatMap(references)) {
    const message = await resolver.resolve(reference).then(
      () => undefined,
      (error) => error.message,
    )
    if (message) problems.push({ path, message })
  }
  return problems
}

/** Targets of a task and of its steps; one that is filled in when the task runs leads nowhere yet. */
function references([name, task]) {
  const steps = (task.steps ?? []).map((step, index) => [`tasks.${name}.steps.${index}`, step])
  return [[`tasks.${name}`, task], ...steps].flatMap(([path, { target, targets = [] }]) =>
    [target, ...targets]
      .filter((reference) => reference && !reference.includes('${'))
      .map((reference) => ({ path, reference })),
  )
}
