import type { ProjectNames } from './cli-lines/check-line.ts'
import type { Page } from './model.ts'
import { configProgramsOf } from './yaml/yaml.ts'

/** Tasks and targets that the configurations on the pages define: command lines may use them. */
export function namesIn(pages: readonly Page[]): ProjectNames {
  const configs = pages.flatMap(configProgramsOf).map(({ data }) => data)
  const keysOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value) : [])
  const targets = configs.map((config) => (config.targets ?? {}) as Record<string, unknown>)
  return {
    tasks: new Set(configs.flatMap((config) => keysOf(config.tasks))),
    targets: new Set(targets.flatMap(({ hosts, containers, pods }) => [hosts, containers, pods].flatMap(keysOf))),
  }
}
