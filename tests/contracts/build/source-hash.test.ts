import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sourceHash } from '../../../engine/cache/source-hash.mjs'
import { write } from '../serving-fixture.ts'

const files = [
  ...['package-lock.json', 'package.json', 'tsconfig.json'],
  ...['scripts/build.mjs', 'site/build.ts', 'engine/cli.ts', 'features/deep/er/route.ts', 'engine/styles/reset.css'],
]
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-hash-'))
  for (const file of files) write(join(root, file), 'text')
})
afterEach(() => rmSync(root, { recursive: true }))

const hash = () => sourceHash(root, { fresh: true })

it.each(files)('an edit of %s makes another hash, and taking it back the same', (file) => {
  const before = hash()
  write(join(root, file), 'edited')
  expect(hash()).not.toBe(before)
  write(join(root, file), 'text')
  expect(hash()).toBe(before)
})

it('a new file, a removed and a renamed one make another hash each', () => {
  const seen = new Set([hash()])
  write(join(root, 'engine/new.ts'), 'text')
  seen.add(hash())
  rmSync(join(root, 'engine/cli.ts'))
  seen.add(hash())
  rmSync(join(root, 'engine/new.ts'))
  write(join(root, 'engine/newer.ts'), 'text')
  seen.add(hash())
  expect(seen.size).toBe(4)
})
