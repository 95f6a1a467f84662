import { expect, it } from 'vitest'
import facts from '../../features/api-reference/api.json' with { type: 'json' }
import { deriveApi } from '../../features/api-reference/derive/derive-api.ts'

it('api.json is what the types of the installed packages say; if not: npm run api', () => {
  expect(JSON.parse(JSON.stringify(deriveApi()))).toEqual(facts)
}, 120_000)
