import { expect, it } from 'vitest'
import { allLicences, isAllowed } from '../../scripts/licences.mjs'

const packages = allLicences('.')

it('every package has a licence that is on the list', () => {
  expect(packages.length).toBeGreaterThan(300)
  expect(packages.filter((one) => !isAllowed(one))).toEqual([])
})

it('the tools that samples show are among them', () => {
  const names = packages.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['gulp', 'grunt', 'webpack-cli', 'npm-run-all2', 'caniuse-lite']))
})

it.each([
  ['MIT', false, true],
  ['MIT OR GPL-3.0-only', false, true],
  ['(MIT AND Zlib)', false, true],
  ['MIT AND GPL-3.0-only', true, false],
  ['MPL-2.0', true, true],
  ['MPL-2.0', false, false],
  ['', true, false],
])('"%s" of a tool (%s) is allowed: %s', (licence, isTool, allowed) => {
  expect(isAllowed({ licence, isTool })).toBe(allowed)
})
