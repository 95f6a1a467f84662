import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEntry, writeEntry } from '../../../engine/cache/entry.ts'
import { isWholeFolder, sealFolder } from '../../../engine/cache/seal.mjs'
import { write } from '../serving-fixture.ts'
import { flipBit } from './damage.ts'
import { filesBelow } from './run-build.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seal-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('an entry of a cache', () => {
  it('is read as it was written, and not at all when any bit of it has changed', () => {
    const file = join(folder, 'entry')
    const content = 'Привет'
    for (let byte = 0; byte < 65 + Buffer.byteLength(content); byte++) {
      writeEntry(file, content)
      expect(readEntry(file)?.toString()).toBe(content)
      flipBit(file, byte / (65 + Buffer.byteLength(content)), byte % 8)
      expect(readEntry(file), `byte ${byte}`).toBeUndefined()
    }
  })

  it('is none where it was cut off, or where there is no file', () => {
    expect(readEntry(join(folder, 'entry'))).toBeUndefined()
    write(join(folder, 'entry'), '')
    expect(readEntry(join(folder, 'entry'))).toBeUndefined()
  })
})

describe('a folder of a cache', () => {
  const fill = () => {
    for (const name of ['build.js', 'parts/one.js', 'parts/two.js']) write(join(folder, name), `// ${name}`)
    sealFolder(folder)
  }

  it('is whole after it was sealed, and not when any of its files has changed or is gone', () => {
    fill()
    expect(isWholeFolder(folder)).toBe(true)
    for (const name of filesBelow(folder)) {
      flipBit(join(folder, name), 0.4, 3)
      expect(isWholeFolder(folder), `${name} has changed`).toBe(false)
      rmSync(join(folder, name))
      expect(isWholeFolder(folder), `${name} is gone`).toBe(false)
      fill()
    }
  })
})
