import { readFileSync } from 'node:fs'
import { getCommandNames } from 'just-bash'
import { describe, expect, it } from 'vitest'
import { leftOut } from '../../../features/run-here/bundle/node-in-browser.ts'
import { commands, nodeModules } from '../../../features/run-here/here.ts'

const folder = new URL('../../../features/run-here/', import.meta.url)
const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(new URL(file, folder), 'utf8').matchAll(pattern)].flatMap(([, name]) => name ?? [])

describe('what readers are told that the stand-in has', () => {
  it('is the commands that the shell brings, but those left out, and our own', () => {
    const own = namesIn('node/programs.ts', /program\('(\w+)'/g)
    const brought = getCommandNames().filter((name) => !leftOut.test(`/${name}-X.js`))
    expect(own.length).toBeGreaterThan(0)
    expect([...commands].sort()).toEqual([...new Set([...brought, ...own])].sort())
  })

  it('is the modules that a sample can import', () => {
    expect(nodeModules).toEqual(namesIn('worker/modules.ts', /'node:([^']+)'/g))
  })
})
