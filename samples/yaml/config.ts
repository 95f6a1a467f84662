import { Ajv } from 'ajv'
import { checkConfig, topLevelKeys } from '../../features/tool-reference/rules/check-config.ts'
import { configFacts } from '../../features/tool-reference/rules/facts.ts'
import { isMap } from '../../features/tool-reference/rules/problem.ts'
import { type Validator, validatorOptions } from '../../features/tool-reference/rules/validator.ts'
import type { Complaint } from '../model.ts'
import { complainAt, type YamlSample } from './read.ts'

const validate = new Ajv(validatorOptions).compile(configFacts) as Validator

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
export function configComplaints({ program, data, lineOf }: YamlSample): Complaint[] {
  const profile = profileIn(program.file)
  const whole = profile === undefined || !isMap(data) ? data : { profiles: { [profile]: data } }
  const depth = profile === undefined ? 0 : 2
  return checkConfig(whole, validate).map(({ path, message, hint }) =>
    complainAt(program, lineOf(path.slice(depth)), message.en, { ...(hint && { hint: hint.en }) }),
  )
}
