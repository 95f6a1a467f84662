import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { navbarItem } from '../../../engine/config/navbar-config.ts'
import { siteConfigSchema } from '../../../engine/config/site-config.ts'
import { configurationPage } from './parts/configuration-page.ts'

const file = 'docs/configuration.md'
const page = configurationPage()
if (process.env.UPDATE) writeFileSync(file, page)

it(`${file} says what the schema says`, () => {
  expect(readFileSync(file, 'utf8')).toBe(page)
})

it('has a meaning and an example for every key', () => {
  expect(page).not.toMatch(/\| +\||undefined/)
})

it.each([...Object.entries(siteConfigSchema.shape), ...Object.entries(navbarItem.shape)])(
  'the example of %s is right',
  (_, schema) => {
    const [example] = (schema.meta()?.examples ?? []) as unknown[]
    const { error } = schema.safeParse(example)
    expect(error && z.prettifyError(error)).toBeUndefined()
  },
)
