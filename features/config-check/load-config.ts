import { ConfigurationManager } from '@xec-sh/ops/config/configuration-manager'
import type { TargetResolver } from '@xec-sh/ops/config/target-resolver'
import { TaskParser } from '@xec-sh/ops/config/task-parser'
import { type Data, map } from '../tool-reference/rules/problem.ts'
import { putFile } from './stand-ins/files.ts'

/** What the package finds wrong, in its own words. */
export interface ToolProblem {
  readonly path: string
  readonly message: string
}

/** A configuration as the package has loaded it. */
export interface LoadedConfig {
  readonly config: Data
  readonly targets: TargetResolver
  readonly problems: readonly ToolProblem[]
}

type Tasks = Parameters<TaskParser['parseTasks']>[0]

let projects = 0

/** Has the package load a configuration that has been read already; with a profile, as `XEC_PROFILE` does. */
export async function loadConfig(data: unknown, profile?: string): Promise<LoadedConfig> {
  projects += 1
  const projectRoot = `/project-${projects}`
  const remove = putFile(`${projectRoot}/.xec/config.yaml`, JSON.stringify(data))
  const globalHomeDir = '/home/.xec'
  const manager = new ConfigurationManager({ projectRoot, globalHomeDir, strict: true, ...(profile && { profile }) })
  let problems: readonly ToolProblem[] = []
  try {
    await manager.load()
  } catch (error) {
    problems = problemsIn(error)
  } finally {
    remove()
  }
  const config = manager.getConfig()
  const tasks = taskProblems(map(config.tasks) as Tasks)
  const known = new Set(problems.map(({ path }) => path))
  return {
    config: config as unknown as Data,
    targets: manager.getTargetResolver(),
    problems: [...problems, ...tasks.filter(({ path }) => !known.has(path))],
  }
}

/** The package lists what it finds; anything else that it throws ends the tool as well. */
function problemsIn(error: unknown): readonly ToolProblem[] {
  const { errors, message } = error as Error & { errors?: readonly ToolProblem[] }
  return errors?.map(({ path, message }) => ({ path, message })) ?? [{ path: '', message }]
}

/** What the tool refuses when it starts. */
function taskProblems(tasks: Tasks): ToolProblem[] {
  const parser = new TaskParser()
  try {
    parser.parseTasks(tasks)
    return []
  } catch (error) {
    return problemsIn(error).map(({ path, message }) => ({ path, message }))
  }
}
