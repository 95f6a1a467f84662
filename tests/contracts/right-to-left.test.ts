import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Written from left to right in every language: code, formulas, pictures. The drawer has a rule for either direction. */
const oneWay = /\/(?:code[\w-]*|math|social-image|Editor\.module|Drawer\.module|ProgressBar\.module)\.css$/

/** Declarations that name a side of the screen, where a language that is written from right to left needs the other one. */
function sidesIn(css: string): string[] {
  const declarations = css.replace(/\/\*[\s\S]*?\*\//g, '').match(/[\w-]+: [^;{}]+(?=;)/g) ?? []
  return declarations.filter((declaration) => {
    const [property = '', value = ''] = declaration.split(/: (.*)/s)
    if (/^(?:left|right)$|^(?:margin|padding|border)-(?:left|right)|^scroll-.*-(?:left|right)$/.test(property))
      return true
    if (/^(?:text-align|float|clear)$/.test(property)) return /^(?:left|right)$/.test(value)
    if (!/^(?:margin|padding|inset)$/.test(property)) return false
    const [, right, , left] = value.match(/[\w-]*\((?:[^()]|\([^()]*\))*\)|\S+/g) ?? []
    return left !== undefined && left !== right
  })
}

it('styles name no side of the screen', () => {
  const files = ['engine', 'features']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.css') && !oneWay.test(file))
  expect(files.length).toBeGreaterThan(40)
  expect(files.flatMap((file) => sidesIn(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`))).toEqual([])
})

it('a side is found in long and short forms', () => {
  const found = sidesIn(
    'a { left: 0; margin-right: 1px; text-align: right; padding: 0 1px 0 calc(1px + (2px)); inset: 0 1px 0 1px; }',
  )
  expect(found).toEqual(['left: 0', 'margin-right: 1px', 'text-align: right', 'padding: 0 1px 0 calc(1px + (2px))'])
})
