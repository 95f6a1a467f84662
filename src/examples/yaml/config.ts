import { ConfigValidator } from '@xec-sh/ops/config/config-validator'
import { TaskParser } from '@xec-sh/ops/config/task-parser'
import type { Complaint } from '../model.ts'
import { topLevelKeys, unknownKeys } from './keys.ts'
import { complainAt, type YamlSample } from './read.ts'
import { brokenReferences } from './references.ts'

type Config = Parameters<ConfigValidator['validate']>[0]

/** Whether a sample is a configuration of the tool: by its file name, or by all of its keys. */
export function isXecConfig({ program, data }: YamlSample): boolean {
  if (/(?:^|\/)\.?xec(?:\/(?:config|profiles\/[\w-]+))?\.ya?ml$/.test(program.file)) return true
  if (typeof data !== 'object' || data === null) return false
  const keys = Object.keys(data)
  return keys.length > 0 && keys.every((key) => topLevelKeys.includes(key)) && keys.some((key) => key !== 'name')
}

/** Complaints of the tool's own validators about a configuration, and about what they pass over. */
export async function checkConfig(sample: YamlSample): Promise<Complaint[]> {
  const { program, data } = sample
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return [complainAt(program, 1, 'A configuration consists of keys and values.')]
  }
  if ('version' in data && typeof data.version !== 'string') {
    const hint = 'Write version: "1.0". Without quotes it is a number, and the tool ends with a TypeError.'
    return [complainAt(program, sample.lineOf(['version']), 'The version of a configuration is a text.', { hint })]
  }
  const own = [...unknownKeys(data), ...brokenReferences(data as Record<string, unknown>)]
  const complaints = own.map(({ path, message, hint }) => complainAt(program, sample.lineOf(path), message, { hint }))
  return [...complaints, ...(await validated(sample, data as Record<string, unknown>))]
}

/** A page may show a part of a file: the one key that every file needs is added. */
async function validated({ program, lineOf }: YamlSample, data: Record<string, unknown>): Promise<Complaint[]> {
  const config = { version: '1.0', ...data } as Config
  const errors = await new ConfigValidator().validate(config)
  const parser = new TaskParser()
  parser.parseTasks((config.tasks ?? {}) as Parameters<TaskParser['parseTasks']>[0])
  const all = [...errors, ...parser.getErrors().map((error) => ({ ...error, path: `tasks.${error.path}` }))]
  const seen = new Set<string>()
  return all.flatMap(({ path, message, rule }) => {
    if (seen.has(message)) return []
    seen.add(message)
    const said = `${rule === 'warning' ? 'warning' : 'error'} at ${path}: ${message}`
    const line = lineOf(path.split(/[.[\]]+/).filter(Boolean))
    return [complainAt(program, line, 'The tool does not take this configuration.', { said })]
  })
}
