import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { issueTopics, severities } from '../../engine/model/issue.ts'
import { targets } from '../../engine/model/target.ts'

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))
const textOf = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n')
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
]

const styles = textOf(filesIn('engine/styles', /\.css$/))
const sources = textOf(['engine', 'features'].flatMap((folder) => filesIn(folder, /\.tsx?$/)))

describe('icons', () => {
  const drawn = filesIn('engine/icons', /\.svg$/).map((file) => basename(file, '.svg'))

  test('every drawing has a class and is drawn on the grid of 20', () => {
    expect(found(styles, /--icon: url\("\.\.\/icons\/([\w-]+)\.svg"\)/g).sort()).toEqual(drawn.sort())
    for (const name of drawn) {
      const svg = readFileSync(`engine/icons/${name}.svg`, 'utf8')
      expect(svg).toContain('viewBox="0,0,20,20"')
      expect(svg).not.toMatch(/style|id=/)
    }
  })

  test('every icon that the code names exists', () => {
    const classes = found(styles, /\.icon-([\w-]+)/g)
    expect(found(sources, /\bicon-([a-z0-9-]*[a-z0-9])\b(?!\.)/g).filter((name) => !classes.includes(name))).toEqual([])
  })
})

test('the filter of known issues knows every choice, and no two are called alike', () => {
  const filter = readFileSync('engine/styles/issues.css', 'utf8')
  const values = { on: targets, severity: severities, topic: issueTopics }
  for (const [name, known] of Object.entries(values)) {
    const rule = new RegExp(
      `:has\\(\\[value="([^"]+)"\\]:checked\\) \\[data-${name}\\]:not\\(\\[data-${name}~?="\\1"\\]`,
      'g',
    )
    expect(found(filter, rule)).toEqual([...known])
  }
  const all = Object.values(values).flat()
  expect(new Set(all).size).toBe(all.length)
})

test('every custom property that a stylesheet reads is set somewhere', () => {
  const all = `${styles}\n${textOf(filesIn('engine/shell', /\.css$/))}`
  const set = new Set(found(`${all}\n${sources}`, /(--[\w-]+)['"]?\s*[:,]/g))
  // Read with a default: meant to be absent.
  expect(found(all, /var\((--[\w-]+)\)/g).filter((name) => !set.has(name))).toEqual([])
})

test('rules stand in a layer, so that the order of files decides nothing', () => {
  // Faces are no rules: they stand in no layer.
  const files = filesIn('engine/styles', /\.css$/).filter((file) => !file.startsWith('engine/styles/fonts/'))
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    expect(text.trim(), file).toMatch(/^@layer /)
  }
})

test('what a line below words looks like stands in longhands: in WebKit the shorthand knows one word alone', () => {
  const all = `${styles}\n${textOf(filesIn('engine/shell', /\.css$/))}\n${textOf(filesIn('features', /\.css$/))}`
  expect(found(all, /(text-decoration: underline.*)/g)).toEqual(['text-decoration: underline;'])
})
