import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import site from '../../../config/site.ts'

test('remembered tabs know every group and value of the configuration', () => {
  const remembered = readFileSync('engine/styles/tab-memory.css', 'utf8')
  const known = [...remembered.matchAll(/data-tabs~="([^"]+)"/g)].map(([, choice]) => choice)
  const groups = Object.entries(site.tabGroups ?? {})
  const choices = groups.flatMap(([group, values]) => values.map((value) => `${group}:${value}`))
  expect([...new Set(known)].sort()).toEqual(choices.sort())
})
