import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConfigurationManager } from '@xec-sh/ops'
import { Ajv } from 'ajv'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configPackage } from '../../features/config-check/bundle/config-package.ts'
import type { loadConfig } from '../../features/config-check/load-config.ts'
import { checkConfig } from '../../features/tool-reference/rules/check-config.ts'
import { configFacts } from '../../features/tool-reference/rules/facts.ts'
import { readYamlText } from '../../features/tool-reference/rules/read-yaml.ts'
import { type Validator, validatorOptions } from '../../features/tool-reference/rules/validator.ts'

/** Configurations without anything that only the machine knows. */
const folderOfFiles = 'tests/fixtures/configs'
const files = Object.fromEntries(
  readdirSync(folderOfFiles).map((file) => [file, readFileSync(join(folderOfFiles, file), 'utf8')]),
)
const profiles = ['', 'base', 'prod', 'bare', 'env', 'lost', 'a', 'no-such-profile']
const patterns = [
  '*',
  'local',
  'hosts.*',
  'hosts.web-*',
  'web-*',
  'hosts.web-?',
  'hosts.{web-1,db}',
  'hosts.web-{1..10}',
]
const morePatterns = [
  'containers.*',
  'pods.api-{01..02}',
  'pods.*',
  'hosts.none*',
  'docker:web-*',
  'hosts.',
  '{web,api}-1',
]
const names = ['local', 'hosts.web-1', 'hosts.none', 'containers.cache', 'pods.api-2', 'docker:cache', 'hosts.web-*']

let folder: string
let load: typeof loadConfig
let inPage: Validator

/** The code of the page, with what stands in for Node, as the bundler gives it to browsers. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'config-page-'))
  const rolldownOptions = {
    input: { load: 'features/config-check/load-config.ts', validator: 'virtual:config-validator' },
    preserveEntrySignatures: 'strict' as const,
    output: { entryFileNames: '[name].mjs', format: 'es' as const },
  }
  const plugins = [configPackage()]
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins,
    build: { outDir: folder, rolldownOptions },
  })
  const made = (name: string) => import(pathToFileURL(join(folder, name)).href)
  load = (await made('load.mjs')).loadConfig
  inPage = (await made('validator.mjs')).default
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What the package makes of a file on a disk. */
async function inNode(text: string, profile: string) {
  const projectRoot = mkdtempSync(join(folder, 'project-'))
  mkdirSync(join(projectRoot, '.xec'))
  writeFileSync(join(projectRoot, '.xec/config.yaml'), text)
  const manager = new ConfigurationManager({
    projectRoot,
    globalHomeDir: projectRoot,
    envPrefix: 'NONE_',
    strict: true,
    ...(profile && { profile }),
  })
  const said = await manager.load().then(
    () => [],
    (error) => (error.errors ?? [error]).map(({ message }: Error) => message),
  )
  return { config: manager.getConfig(), targets: manager.getTargetResolver(), said }
}

/** A TypeError names a variable, which has another name in code that is made small. */
const named = (message: string) => message.replace(/^\w+\.split /, 'version.split ')

const ids = (found: readonly { id: string; config: unknown }[]) => found.map(({ id, config }) => [id, config])

describe.each(Object.entries(files))('a page and the package agree about %s', (_, text) => {
  it.each(profiles)('merged with profile "%s"', async (profile) => {
    const published = await inNode(text, profile)
    const page = await load(readYamlText(text).data, profile)
    expect(page.config).toEqual(published.config)
    expect(page.problems.map(({ message }) => named(message))).toEqual(
      expect.arrayContaining(published.said.map(named)),
    )
  })
})

it('a page and the checker of samples find the same mistakes', () => {
  const inChecker = new Ajv(validatorOptions).compile(configFacts) as Validator
  const found = (validate: Validator) =>
    Object.values(files).map((text) => checkConfig(readYamlText(text).data, validate))
  expect(found(inPage)).toEqual(found(inChecker))
  expect(found(inPage).flat().length).toBeGreaterThan(10)
})

describe('a page and the package find the same targets', () => {
  it.each([...patterns, ...morePatterns])('for the pattern %s', async (pattern) => {
    const text = files['defaults.yaml'] as string
    const published = await inNode(text, '')
    const page = await load(readYamlText(text).data)
    expect(ids(await page.targets.find(pattern))).toEqual(ids(await published.targets.find(pattern)))
  })

  it.each(names)('for the name %s', async (name) => {
    const text = files['defaults.yaml'] as string
    const published = await inNode(text, '')
    const page = await load(readYamlText(text).data)
    const answer = ({ targets }: { targets: typeof page.targets }) =>
      targets.resolve(name).then(
        ({ id, config }) => [id, config],
        (error: Error) => error.message,
      )
    expect(await answer(page)).toEqual(await answer(published))
  })
})

it('says which secret and which command stand in a value', async () => {
  const { data } = readYamlText(`vars: { a: "$\{secret:key}", b: '$\{cmd:git rev-parse HEAD}' }`)
  expect((await load(data)).config.vars).toEqual({ a: '[secret:key]', b: '[cmd:git rev-parse HEAD]' })
})
