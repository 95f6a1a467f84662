import { configFacts } from '../../build/config-reference/facts.ts'
import type { Complaint } from '../model.ts'
import { complainAt, type YamlSample } from './read.ts'
import { brokenReferences } from './references.ts'
import { schemaProblems } from './schema.ts'

const topLevelKeys = Object.keys(configFacts.properties ?? {})

/** Whether a sample is a configuration of the tool: by its file name, or by all of its keys. */
export function isXecConfig({ program, data }: YamlSample): boolean {
  if (/(?:^|\/)\.?xec(?:\/config)?\.ya?ml$/.test(program.file) || profileIn(program.file)) return true
  if (typeof data !== 'object' || data === null) return false
  const keys = Object.keys(data)
  return keys.length > 0 && keys.every((key) => topLevelKeys.includes(key)) && keys.some((key) => key !== 'name')
}

/** Name of the profile that a file is about: `.xec/profiles/staging.yaml`. */
export function profileIn(file: string): string | undefined {
  return /(?:^|\/)\.xec\/profiles\/([\w-]+)\.yaml$/.exec(file)?.[1]
}

/** Complaints about the keys of a configuration and about what they refer to; the tool itself loads it later. */
export function checkConfig({ program, data, lineOf }: YamlSample): Complaint[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return [complainAt(program, 1, 'A configuration consists of keys and values.')]
  }
  if ('version' in data && typeof data.version !== 'string') {
    const hint = 'Write version: "1.0". Without quotes it is a number, and the tool ends with a TypeError.'
    return [complainAt(program, lineOf(['version']), 'The version of a configuration is a text.', { hint })]
  }
  const profile = profileIn(program.file)
  const whole = profile === undefined ? data : { profiles: { [profile]: data } }
  const depth = profile === undefined ? 0 : 2
  const found = [...schemaProblems(whole), ...brokenReferences(whole as Record<string, unknown>)]
  return found.map(({ path, message, hint }) =>
    complainAt(program, lineOf(path.slice(depth)), message, { ...(hint && { hint }) }),
  )
}
