import { z } from 'zod'

const scalar = z.union([z.string(), z.number(), z.boolean()])
const variables = z.record(z.string(), scalar.nullable())
const names = z.union([z.string(), z.array(z.string())])
const permissions = z.union([
  z.enum(['read-all', 'write-all']),
  z.record(z.string(), z.enum(['read', 'write', 'none'])),
])
const concurrency = z.union([
  z.string(),
  z.strictObject({ group: z.string(), 'cancel-in-progress': scalar.optional() }),
])
const defaults = z.strictObject({
  run: z.strictObject({ shell: z.string().optional(), 'working-directory': z.string().optional() }),
})

const step = z
  .strictObject({
    name: z.string().optional(),
    id: z.string().optional(),
    if: scalar.optional(),
    uses: z.string().optional(),
    run: z.string().optional(),
    with: variables.optional(),
    env: variables.optional(),
    shell: z.string().optional(),
    'working-directory': z.string().optional(),
    'continue-on-error': scalar.optional(),
    'timeout-minutes': scalar.optional(),
  })
  .refine((one) => (one.uses === undefined) !== (one.run === undefined), 'a step has either "uses" or "run"')

const job = z.strictObject({
  name: z.string().optional(),
  needs: names.optional(),
  if: scalar.optional(),
  'runs-on': z.union([names, z.looseObject({})]).optional(),
  uses: z.string().optional(),
  with: variables.optional(),
  secrets: z.union([z.literal('inherit'), variables]).optional(),
  permissions: permissions.optional(),
  environment: z.union([z.string(), z.strictObject({ name: z.string(), url: z.string().optional() })]).optional(),
  concurrency: concurrency.optional(),
  outputs: z.record(z.string(), z.string()).optional(),
  env: variables.optional(),
  defaults: defaults.optional(),
  strategy: z
    .strictObject({
      matrix: z.unknown(),
      'fail-fast': scalar.optional(),
      'max-parallel': scalar.optional(),
    })
    .optional(),
  'timeout-minutes': scalar.optional(),
  'continue-on-error': scalar.optional(),
  container: z.union([z.string(), z.looseObject({ image: z.string() })]).optional(),
  services: z.record(z.string(), z.looseObject({ image: z.string() })).optional(),
  steps: z.array(step).optional(),
})

/** A workflow of GitHub Actions. */
export const workflowSchema = z.strictObject({
  name: z.string().optional(),
  'run-name': z.string().optional(),
  on: z.union([names, z.record(z.string(), z.unknown())]),
  permissions: permissions.optional(),
  env: variables.optional(),
  defaults: defaults.optional(),
  concurrency: concurrency.optional(),
  jobs: z.record(z.string(), job),
})
