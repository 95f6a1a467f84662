import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../../engine/files/files-below.mjs'
import { freeId, reservedIds } from '../../engine/model/reserved-ids.ts'

const sources = ['shell', 'client'].flatMap((folder) =>
  filesBelow(`engine/${folder}`)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name: `engine/${folder}/${name}`, text: readFileSync(`engine/${folder}/${name}`, 'utf8') })),
)

function found(pattern: RegExp): string[] {
  return sources.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([, id]) => `${name}: ${id}`))
}

describe('the ids of the shell', () => {
  it('come from the one list that headings keep away from', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(found(/(?:\bid|popoverTarget|aria-(?:labelledby|controls))="([^"]*)"/g)).toEqual([])
    expect(found(/getElementById\(['`]([^'`]*)['`]/g)).toEqual([])
  })

  it('are joined by the names for which the client asks a browser', () => {
    const asked = [
      ...found(/'(\w+)' in (?:window|globalThis)/g),
      ...found(/(?:window|globalThis)\.(\w+)(?:\?\.|\) \{| \?\?)/g),
      ...found(/!window\.(\w+)\)/g),
    ]
    expect(asked.length).toBeGreaterThan(5)
    const names = new Set(asked.map((one) => one.replace(/^.*: /, '')))
    const always = ['location', 'history', 'localStorage', 'sessionStorage']
    expect([...names].filter((name) => !reservedIds.has(name) && !always.includes(name))).toEqual([])
  })

  it('leave another id to a heading, always the same', () => {
    for (const id of reservedIds) expect(reservedIds.has(freeId(id)), id).toBe(false)
    expect(freeId('install')).toBe('install')
  })
})
