import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleClient } from '../../engine/bundle/bundle-client.ts'
import { program } from '../../site/program.ts'
import { some } from '../depth.ts'

let cache: string

beforeAll(() => {
  cache = mkdtempSync(join(tmpdir(), 'bundle-'))
})
afterAll(() => rmSync(cache, { recursive: true }))

describe('the bundle of the client', () => {
  it('is made once, and again where a part of it is gone', { timeout: 300_000 }, async () => {
    const { folder, files } = await bundleClient(cache, program, false)
    const record = () => statSync(join(folder, 'bundle.json')).mtimeMs
    const made = record()
    await bundleClient(cache, program, false)
    expect(record()).toBe(made)
    // The cache was cleared while it was written: the server's part, or a piece that is loaded late.
    for (const lost of some(['server', ...files.filter((file) => /^assets\/react-/.test(file))], 1)) {
      rmSync(join(folder, lost), { recursive: true })
      await bundleClient(cache, program, false)
      expect(
        files.filter((file) => !existsSync(join(folder, file))),
        lost,
      ).toEqual([])
    }
  })
})
