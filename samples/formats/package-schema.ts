import { z } from 'zod'

const texts = z.record(z.string(), z.string())
const person = z.union([z.string(), z.looseObject({ name: z.string() })])

/** Fields of `package.json` that npm reads; a sample needs none of them, and an unknown one is a mistake. */
export const packageSchema = z.strictObject({
  name: z
    .string()
    .regex(/^(?:@[a-z0-9-~][a-z0-9-._~]*\/)?[a-z0-9-~][a-z0-9-._~]*$/, 'is no name of a package')
    .optional(),
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/, 'is no version')
    .optional(),
  description: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  homepage: z.string().optional(),
  bugs: z.union([z.string(), z.looseObject({})]).optional(),
  license: z.string().optional(),
  author: person.optional(),
  contributors: z.array(person).optional(),
  files: z.array(z.string()).optional(),
  main: z.string().optional(),
  module: z.string().optional(),
  types: z.string().optional(),
  exports: z.unknown().optional(),
  imports: z.record(z.string().startsWith('#'), z.unknown()).optional(),
  bin: z.union([z.string(), texts]).optional(),
  repository: z.union([z.string(), z.looseObject({ url: z.string() })]).optional(),
  scripts: texts.optional(),
  config: z.looseObject({}).optional(),
  dependencies: texts.optional(),
  devDependencies: texts.optional(),
  peerDependencies: texts.optional(),
  peerDependenciesMeta: z.looseObject({}).optional(),
  optionalDependencies: texts.optional(),
  overrides: z.looseObject({}).optional(),
  engines: texts.optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  packageManager: z.string().optional(),
  workspaces: z.array(z.string()).optional(),
  private: z.boolean().optional(),
  sideEffects: z.union([z.boolean(), z.array(z.string())]).optional(),
  type: z.enum(['module', 'commonjs']).optional(),
})
