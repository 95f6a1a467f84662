import type { ProjectNames } from './cli-lines/check-line.ts'
import { isSample } from './find/programs.ts'
import type { Page } from './model.ts'
import { configProgramsOf } from './yaml/yaml.ts'

/** Tasks, targets and commands of one's own that the samples on the pages define: command lines may use them. */
export function namesIn(pages: readonly Page[]): ProjectNames {
  const configs = pages.flatMap(configProgramsOf).map(({ data }) => data)
  const keysOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value) : [])
  const targets = configs.map((config) => (config.targets ?? {}) as Record<string, unknown>)
  return {
    tasks: new Set(configs.flatMap((config) => keysOf(config.tasks))),
    targets: new Set(targets.flatMap(({ hosts, containers, pods }) => [hosts, containers, pods].flatMap(keysOf))),
    commands: new Set(pages.flatMap(customCommands)),
  }
}

/** Names that the command files on a page register, those within a group as well. */
function customCommands({ blocks }: Page): string[] {
  const files = blocks.filter((block) => isSample(block) && block.meta.title?.startsWith('.xec/commands/'))
  return files.flatMap(({ text }) => [...text.matchAll(/\.command\('([\w:-]+)/g)].map(([, name = '']) => name))
}
