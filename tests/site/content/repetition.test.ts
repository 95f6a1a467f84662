import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proseOfMarkdown } from '../../../features/glossary/terms/prose.ts'

/** Sequences of so many words are compared. */
const length = 8

/** A page of these folders has neighbours of nearly the same name in the others. */
const neighbours = /^(environments|scripting|targets)\//

/** The share of a page's sequences that one other page may have as well. */
const limit = 0.1

describe.each(['en', 'ru'])('prose, %s', (locale) => {
  const root = `content/${locale}/docs/`
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  const sequences = new Map(files.map((file) => [file, sequencesOf(readFileSync(root + file, 'utf8'))]))

  it.each(files.filter((file) => neighbours.test(file)))('%s is no copy of another page', (file) => {
    const own = sequences.get(file) ?? new Set()
    const copies = files.flatMap((other) => {
      const shared = [...own].filter((words) => sequences.get(other)?.has(words)).length / own.size
      return other !== file && shared > limit ? [`${other}: ${(100 * shared).toFixed(1)} %`] : []
    })
    expect(copies).toEqual([])
  })
})

function sequencesOf(source: string): Set<string> {
  const words = proseOfMarkdown(source)
    .toLowerCase()
    .match(/[\p{L}\p{N}_$.-]+/gu)
  return new Set(words?.map((_, index) => words.slice(index, index + length).join(' ')).slice(0, 1 - length))
}
