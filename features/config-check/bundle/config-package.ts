import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import type { Plugin } from 'vite'
import { configFacts } from '../../tool-reference/rules/facts.ts'
import { validatorOptions } from '../../tool-reference/rules/validator.ts'

const folder = fileURLToPath(new URL('../stand-ins/', import.meta.url))

/** What the package asks for and a browser does not have, by the files that stand in. */
const standIns: Readonly<Record<string, string>> = {
  fs: 'files.ts',
  'fs/promises': 'files.ts',
  path: 'paths.ts',
  os: 'paths.ts',
  'js-yaml': 'parser.ts',
  '../secrets/index.js': 'secrets.ts',
  '@xec-sh/core': 'core.ts',
}

const validator = 'virtual:config-validator'

/**
 * Lets the configuration of `@xec-sh/ops` run in a browser, and gives the facts about its keys as a function: a browser with
 * our policy compiles none from text.
 */
export function configPackage(): Plugin {
  return {
    name: 'config-package',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === validator) return `\0${validator}`
      const standIn = standIns[source]
      return standIn && importer?.includes('/@xec-sh/ops/dist/config/') ? `${folder}${standIn}` : null
    },
    load: (id) => (id === `\0${validator}` ? validatorCode() : null),
  }
}

function validatorCode(): string {
  const ajv = new Ajv({ ...validatorOptions, code: { source: true, esm: true } })
  return standalone(ajv, ajv.compile(configFacts))
}
