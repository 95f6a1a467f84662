import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import * as zx from 'zx'
import config from '../../../config/site.ts'
import { foldersOf, namedSamples } from './named-samples.ts'

/** What says, in the paragraph before a sample, what becomes of the file of this name that the page had before. */
const announced =
  /replace|same file|below|last form|two changes|замен|том же файле|ниже|окончательн|последн|два изменения/i

/** Configurations, of which a page that is looked things up in shows one excerpt after the other. */
const isExcerpted = (name: string) => /^(?:\.xec\/config\.yaml|package\.json|Makefile)$/.test(name)

/** A page with a folder of its own takes nothing from that of the quick start. */
const makesFolder = /^mkdir (?!-p)[\w-]+$/m

const read = (locale: string, page: string) => readFileSync(`content/${locale}/docs/${page}`, 'utf8')

describe.each(config.locales.map(({ code }) => code))('names of files, %s', (locale) => {
  const pages = readdirSync(`content/${locale}/docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((page) => ({ page, source: read(locale, page) }))

  it('no sample replaces another one of its page without a word', () => {
    const found = pages.flatMap(({ page, source }) => {
      const isReadInOrder = page.startsWith('introduction/') || /^kind: tutorial/m.test(source)
      const samples = namedSamples(source).filter(({ isAlternative }) => !isAlternative)
      return samples.flatMap(({ line, name, text, before }, index) => {
        const first = samples.slice(0, index).findLast((other) => other.name === name)
        if (!first || first.text === text || announced.test(before)) return []
        return isExcerpted(name) && !isReadInOrder ? [] : [`${page}:${line}: ${name}, as in line ${first.line}`]
      })
    })
    expect(found).toEqual([])
  })

  it('no sample replaces a file of the quick start, in whose folder the reader goes on', () => {
    const start = new Map(
      namedSamples(read(locale, 'introduction/quick-start.md')).map(({ name, text }) => [name, text]),
    )
    const found = pages.flatMap(({ page, source }) =>
      makesFolder.test(source)
        ? []
        : namedSamples(source)
            .filter(({ name, text }) => name.endsWith('.ts') && start.has(name) && start.get(name) !== text)
            .map(({ line, name }) => `${page}:${line}: ${name}`),
    )
    expect(found).toEqual([])
  })

  it('every tsconfig.json permits the imports that samples have', () => {
    const found = pages.flatMap(({ page, source }) =>
      namedSamples(source)
        .filter(({ name, text }) => name === 'tsconfig.json' && !text.includes('"allowImportingTsExtensions": true'))
        .map(({ line }) => `${page}:${line}`),
    )
    expect(found).toEqual([])
  })

  it('the table of every global of zx has all of them', () => {
    const page = read(locale, 'migration/from-zx.md')
    const words = new Set(page.slice(page.search(/^## .*(?:every-global|Every global)/m)).match(/[\w$]+/g))
    expect(Object.keys(zx).filter((name) => !words.has(name))).toEqual([])
  })
})

test('each recipe writes into folders of its own on a host', () => {
  const folders = readdirSync('content/projects').map((project) => ({
    // The guides go on with one shop, in one folder.
    owner: project.replace(/^shop-.*/, 'shop'),
    folders: foldersOf(`content/projects/${project}`),
  }))
  const shared = folders.flatMap(({ owner, folders: own }) =>
    own.flatMap((folder) =>
      folders
        .filter((other) => other.owner > owner && other.folders.includes(folder))
        .map((other) => `${folder}: ${owner}, ${other.owner}`),
    ),
  )
  expect(shared).toEqual([])
})
