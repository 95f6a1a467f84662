import { inspect } from 'node:util'
import { z } from 'zod'
import { navbarItem, navbarItemSchemas } from '../../../../engine/config/navbar-config.ts'
import { siteConfigSchema } from '../../../../engine/config/site-config.ts'

type Node = Exclude<z.core.JSONSchema.JSONSchema, boolean>

const start = `# Configuration

All that the owner of a site sets stands in \`config/site.ts\`, each fact once:

\`\`\`ts
import type { SiteConfig } from '../engine/config/site-config.ts'

const site: SiteConfig = { … }

export default site
\`\`\`

What does not fit the schema is a problem with its line and what belongs there, before anything else is read. A text may be one
for all languages, or one for each: \`{ en: 'Docs', ru: 'Документация' }\`.

This page is drawn from \`engine/config/site-config.ts\`; after a change of it:
\`UPDATE=1 npx vitest run tests/site/content/configuration-page.test.ts\`.
`

/** The page about every key of the configuration, from what the schema says of it. */
export function configurationPage(): string {
  const types = [...navbarItemSchemas].map(([type, { shape }]) => `| \`${type}\` | ${keysOf(shape)} |`)
  const items = [
    '## Items of `navbar`\n',
    'Which keys an item takes depends on its type; those in *italics* may be left out.\n',
    ['| type | keys |', '|---|---|', ...types].join('\n'),
    `\n${table(schemaOf(navbarItem), true)}`,
  ]
  const tables = sections('', schemaOf(siteConfigSchema))
  const parts = [...new Set(tables.map(({ text }) => text))].map((text) => {
    const names = tables.filter((one) => one.text === text).map(({ name }) => `\`${name}\``)
    return text === tables[0]?.text ? text : `## ${names.join(', ')}\n\n${text}`
  })
  return `${[start, ...parts, items.join('\n')].join('\n').trim()}\n`
}

function schemaOf(schema: z.ZodType): Node {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

function keysOf(shape: z.ZodRawShape): string {
  const own = Object.entries(shape as Record<string, z.ZodType>).filter(([key]) => !['type', 'position'].includes(key))
  const names = own.map(([key, schema]) => (schema.safeParse(undefined).success ? `*${key}*` : key))
  return names.join(', ') || '–'
}

/** A table of the keys of an object, and one for each object below it. */
function sections(name: string, node: Node): { name: string; text: string }[] {
  const inner = Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
    const path = name === '' ? key : `${name}.${key}`
    return objectsIn(child as Node).flatMap((object) => sections(path, object))
  })
  return [{ name, text: table(node) }, ...inner]
}

/** The objects with named keys that a value is or holds. */
function objectsIn(node: Node): Node[] {
  if (node.$ref !== undefined) return []
  if (node.properties) return [node]
  return [...(node.anyOf ?? []), node.items ?? []].flat().flatMap((child) => objectsIn(child as Node))
}

function table({ properties = {}, required = [] }: Node, ofTypes = false): string {
  const rows = Object.entries(properties).map(([key, value]) => {
    const node = value as Node
    const [example] = (node.examples ?? []) as unknown[]
    const without = node.default && inspect(node.default) !== '{}' ? code(node.default) : '–'
    const cells = [`\`${key}\``, node.description ?? '', typeOf(node), code(example)]
    return `| ${[...cells, ...(ofTypes ? [] : [required.includes(key) ? 'must be set' : without])].join(' | ')} |`
  })
  const head = ['key', 'meaning', 'value', 'example', ...(ofTypes ? [] : ['default'])]
  return `${[`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n')}\n`
}

function code(value: unknown): string {
  const text = inspect(value, { depth: null, breakLength: Number.POSITIVE_INFINITY, compact: true })
  return `\`${text.replaceAll('|', '\\|')}\``
}

function typeOf(node: Node): string {
  if (node.title) return node.title
  if (node.enum) return node.enum.map(code).join(', ')
  if (node.const !== undefined) return code(node.const)
  if (node.anyOf) return [...new Set(node.anyOf.map((one) => typeOf(one as Node)))].join(', or ')
  if (node.type === 'array') return 'list'
  if (node.type === 'object') return 'object'
  return node.type === 'string' ? 'text' : String(node.type ?? 'object')
}
