import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadSite } from '../../../engine/config/load-site.ts'
import { configSchema } from '../../../features/tool-reference/files/config-schema.ts'

/** Samples of the pages with the name of the file; one in parts is left to the check of samples. */
function configurations(): { file: string; data: object }[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  return files.flatMap((file) => {
    const text = readFileSync(join('content', file), 'utf8')
    const samples = [...text.matchAll(/^```yaml([^\n]*title="\.xec\/config\.yaml"[^\n]*)\n([\s\S]*?)^```$/gm)]
    const whole = samples.filter(([, mark = '']) => !/\b(?:part|excuse|diff)\b/.test(mark))
    return whole.map(([, , yaml = '']) => ({ file, data: parse(yaml, { merge: true }) as object }))
  })
}

it('the published schema takes every configuration of the pages', async () => {
  const { config } = await loadSite('.')
  const [schema = ''] = configSchema('.', config).values()
  const validate = new Ajv({ allowUnionTypes: true, strictRequired: false, formats: { regex: true } }).compile(
    JSON.parse(schema),
  )
  const samples = configurations()
  expect(samples.length).toBeGreaterThan(10)
  const refused = samples.filter(({ data }) => !validate({ version: '1.0', ...data }))
  expect(refused.map(({ file }) => file)).toEqual([])
})
