import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastOf } from '../../engine/tokens/contrast.ts'
import { hexOf, inGamut, readPromise, readTokens, resolve } from './colour.ts'

const files = ['engine/styles/tokens/color.css', 'engine/styles/tokens/code.css']
const tokens = files.flatMap((file) => readTokens(readFileSync(file, 'utf8')))
const themes = ['light', 'dark'] as const

/** What text and glyphs are painted with: none of them may go without a promise. */
const painted = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'on-accent', 'on-danger', 'danger', 'control-border'],
  ...['target-local', 'target-ssh', 'target-docker', 'target-k8s'],
  ...['code-ink', 'code-soft', 'code-comment', 'code-string', 'code-constant', 'code-function'],
]

describe.each(themes)('contrast in the %s theme', (theme) => {
  for (const token of tokens) {
    const promise = readPromise(token.comment)
    for (const ground of promise?.on ?? []) {
      test(`--${token.name} on --${ground} is at least ${promise?.ratio}`, () => {
        const ratio = contrastOf(hexOf(resolve(token.name, theme, tokens)), hexOf(resolve(ground, theme, tokens)))
        expect(ratio).toBeGreaterThanOrEqual(promise?.ratio ?? Number.POSITIVE_INFINITY)
      })
    }
  }

  test('every colour lies within sRGB', () => {
    const outside = tokens.filter(({ name }) => !inGamut(resolve(name, theme, tokens)))
    expect(outside.map(({ name }) => name)).toEqual([])
  })
})

test('the contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(painted)('--%s promises a contrast that readers need', (name) => {
  const promise = readPromise(tokens.find((token) => token.name === name)?.comment ?? '')
  expect(promise?.ratio ?? 0).toBeGreaterThanOrEqual(name === 'control-border' ? 3 : 4.5)
})
