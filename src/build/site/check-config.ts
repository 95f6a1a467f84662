import type { z } from 'zod'
import { navbarItemTypes } from '../../model/navbar.ts'
import type { NavbarItemConfig, SiteConfig } from '../../model/site-config.ts'
import { suggestion } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { navbarItemSchemas, siteConfigSchema } from './config-schema.ts'
import { lineOf } from './line-of.ts'

/** Where the configuration comes from, for messages. */
export interface ConfigSource {
  readonly file: string
  readonly text: string
}

/** Everything that is wrong with a configuration by its shape alone; names of pages and sidebars are checked later. */
export function checkConfig(config: unknown, source: ConfigSource): Problem[] {
  const result = siteConfigSchema.safeParse(config)
  if (!result.success) return result.error.issues.flatMap((issue) => describe(issue, siteConfigSchema, source, config))
  const site = config as SiteConfig
  return [...site.navbar.items.flatMap((item) => checkItem(item, source)), ...checkVersions(site, source)]
}

function checkItem(item: NavbarItemConfig, source: ConfigSource): Problem[] {
  const type = item.type ?? 'default'
  const schema = navbarItemSchemas[type]
  if (!schema) {
    const message = `No NavbarItem component found for type "${type}".`
    return [{ file: source.file, line: lineOf(source.text, type), message, hint: suggestion(type, navbarItemTypes) }]
  }
  const result = schema.safeParse(item)
  if (!result.success) {
    return result.error.issues
      .flatMap((issue) => describe(issue, schema, source, item))
      .map((problem) => ({ ...problem, message: `Navbar item of type "${type}": ${problem.message}` }))
  }
  if (type === 'default' && (item.to === undefined) === (item.href === undefined)) {
    const message = 'A navbar link needs either "to" (a route of this site) or "href" (another address).'
    return [{ file: source.file, line: lineOf(source.text, JSON.stringify(item.label)), message }]
  }
  return (item.items ?? []).flatMap((child) => checkItem(child, source))
}

function checkVersions(config: SiteConfig, { file, text }: ConfigSource): Problem[] {
  const problems: Problem[] = []
  const { versions } = config.docs
  if (versions.filter((version) => version.isLast).length !== 1) {
    const hint = 'Set isLast: true on the version that readers get when they ask for none, and on no other.'
    problems.push({
      file,
      line: lineOf(text, 'isLast'),
      message: 'Exactly one docs version must be the last one.',
      hint,
    })
  }
  for (const key of ['name', 'path'] as const) {
    const values = versions.map((version) => version[key])
    const twice = values.find((value, index) => values.indexOf(value) !== index)
    if (twice)
      problems.push({ file, line: lineOf(text, twice), message: `Two docs versions have the ${key} "${twice}".` })
  }
  return problems
}

function describe(issue: z.core.$ZodIssue, schema: z.ZodType, { file, text }: ConfigSource, root: unknown): Problem[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      line: lineOf(text, key),
      message: `Unknown key "${[...path, key].join('.')}".`,
      hint: suggestion(key, knownKeys(schema, issue.path)),
    }))
  }
  const value = issue.path.reduce<unknown>(
    (object, key) => (object as Record<PropertyKey, unknown> | undefined)?.[key],
    root,
  )
  const found = value === undefined ? 'It is missing.' : `It is ${JSON.stringify(value)}.`
  const line = lineOf(text, typeof value === 'string' ? value : (path.findLast((key) => /\D/.test(key)) ?? ''))
  return [{ file, line, message: `"${path.join('.')}" ${issue.message}.`, hint: found }]
}

/** Keys that the object at a place of the schema takes. */
function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let current: unknown = schema
  for (const key of path) {
    const plain = unwrap(current)
    current = plain?.shape?.[key as string] ?? plain?.element ?? plain?.valueType
  }
  return Object.keys(unwrap(current)?.shape ?? {})
}

interface SchemaNode {
  readonly shape?: Record<string, unknown>
  readonly element?: unknown
  readonly valueType?: unknown
  readonly unwrap?: () => unknown
}

function unwrap(schema: unknown): SchemaNode | undefined {
  const node = schema as SchemaNode | undefined
  return node?.unwrap && !node.shape && !node.element ? unwrap(node.unwrap()) : node
}
