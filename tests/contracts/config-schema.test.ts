import { fileURLToPath } from 'node:url'
import { Ajv, type ValidateFunction } from 'ajv'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadSite } from '../../engine/config/load-site.ts'
import { configSchema } from '../../features/tool-reference/files/config-schema.ts'

/** A site with words for every key. */
const site = fileURLToPath(new URL('../fixtures/sites/tools', import.meta.url))

/** Mistakes that are made, and the key that an editor underlines. */
const mistakes: readonly (readonly [yaml: string, key: string])[] = [
  ['version: "1.0.0"', 'version'],
  ['version: 1.0', 'version'],
  ['version: "0.9"', 'version'],
  ['{}', 'version'],
  ['taks: {}', 'taks'],
  ['vars: { env: production }', 'env'],
  ['vars: { app: { secret: x } }', 'secret'],
  ['targets: { vms: {} }', 'vms'],
  ['targets: { hosts: { web: { user: deploy } } }', 'host'],
  ['targets: { hosts: { web: { host: a, prot: 22 } } }', 'prot'],
  ['targets: { hosts: { web: { host: a, port: "22" } } }', 'port'],
  ['targets: { hosts: { web: { host: a, port: 70000 } } }', 'port'],
  ['targets: { hosts: { web: { host: a, username: deploy } } }', 'username'],
  ['targets: { hosts: { web: { host: a, privateKey: k, password: p } } }', 'web'],
  ['targets: { containers: { web: { user: node } } }', 'web'],
  ['targets: { containers: { web: { image: a, volumes: "./src:/app" } } }', 'volumes'],
  ['targets: { pods: { web: { namespace: shop } } }', 'web'],
  ['targets: { pods: { web: { pod: a, selector: b } } }', 'web'],
  ['tasks: { build: {} }', 'build'],
  ['tasks: { build: { command: make, steps: [{ command: make }] } }', 'build'],
  ['tasks: { build: { command: make, timeout: 500ms } }', 'timeout'],
  ['tasks: { build: { command: make, target: web } }', 'target'],
  ['tasks: { build: { steps: [{ command: make, task: test }] } }', '0'],
  ['tasks: { build: { steps: [{ command: make, target: local, targets: [local] }] } }', '0'],
  ['tasks: { build: { steps: [{ command: make, onFailure: retry }] } }', 'onFailure'],
  ['tasks: { build: { steps: [{ command: make, onFailure: { retry: 2, delay: 10 } }] } }', 'delay'],
  ['tasks: { build: { command: make, params: [{ type: string }] } }', 'name'],
  ['tasks: { build: { command: make, params: [{ name: level, type: enum }] } }', 'values'],
  ['tasks: { build: { command: make, params: [{ name: n, type: int }] } }', 'type'],
  ['tasks: { build: { command: make, params: [{ name: n, type: string, min: 1 }] } }', 'type'],
  ['commands: { in: { defaultTimeout: soon } }', 'defaultTimeout'],
  ['scripts: { sandbox: { memoryLimit: lots } }', 'memoryLimit'],
  ['secrets: {}', 'provider'],
  ['secrets: { provider: vault }', 'provider'],
  ['extensions: [{ tasks: [a] }]', 'source'],
]

let schema: Record<string, unknown> & { $id: string }
let names: string[]
let validate: ValidateFunction

beforeAll(async () => {
  const { config } = await loadSite(site)
  const files = configSchema(site, config)
  names = [...files.keys()]
  schema = JSON.parse([...files.values()][0] ?? '')
  // An independent validator, whose strict mode finds keywords that are written wrong.
  validate = new Ajv({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    formats: { regex: true },
  }).compile(schema)
})

/** Keys that errors are about. */
function keysIn(errors: ValidateFunction['errors']): unknown[] {
  return (errors ?? []).flatMap(({ params, instancePath }) => [
    instancePath.split('/').at(-1),
    ...Object.values(params as Record<string, unknown>),
  ])
}

describe('the schema of the configuration', () => {
  it('stands at an address with its version, and says whose it is', () => {
    expect(names).toEqual(['schema/xec-config.json'])
    expect(schema.$id).toMatch(/^https:\/\/.*\/schema\/xec-config\.json$/)
    expect(schema.description).toContain('the tool itself publishes no schema')
  })

  it('describes keys in words, with what they do not do', () => {
    const text = JSON.stringify(schema)
    expect(text).toContain('"description":"Key `targets.hosts.user`."')
    expect(text).toContain('"description":"No effect in 0.9.0. Key `targets.hosts.proxy`. Do it yourself."')
    expect(text).not.toContain('x-effect')
  })

  it('takes anchors of YAML, and what is merged from them', () => {
    const shared = 'version: "1.0"\nx-shared: &shared { user: deploy }\n'
    const data = parse(`${shared}targets: { hosts: { web: { <<: *shared, host: a } } }`, { merge: true })
    expect(validate(data)).toBe(true)
  })

  it.each(mistakes)('refuses %s', (yaml, key) => {
    const data = parse(yaml) as object
    const isAboutVersion = key === 'version'
    expect(validate(isAboutVersion ? data : { version: '1.0', ...data })).toBe(false)
    expect(keysIn(validate.errors)).toContain(key)
  })
})
