import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { LocaleCode } from '../../src/model/locale.ts'
import { articleStrings } from '../../src/strings/article-strings.ts'
import { languageOffers } from '../../src/strings/language-offer.ts'
import { shellStrings } from '../../src/strings/shell-strings.ts'

const tables = { shell: shellStrings, article: articleStrings, languageOffers: byLocale(languageOffers) }
const names = Object.keys(tables) as (keyof typeof tables)[]

/** Words in Latin letters that Russian texts keep: names. */
const latinNames = [
  'ssh',
  'SSH',
  'docker',
  'Docker',
  'k8s',
  'Kubernetes',
  'Xec',
  'xec',
  'Node',
  'kubectl',
  'package',
  'json',
  'API',
]

type Table = { readonly [key: string]: string | Table }

function byLocale(table: Readonly<Record<LocaleCode, object>>): Readonly<Record<LocaleCode, object>> {
  return table
}

/** Texts of a table by their path in it: `keyList.help`. */
function textsOf(table: object, prefix = ''): [string, string][] {
  return Object.entries(table as Table).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : textsOf(value, `${prefix}${key}.`),
  )
}

const isPlural = (value: unknown): boolean => typeof value === 'object' && value !== null && 'other' in value

/** Keys of a table's plural texts. */
function pluralsOf(table: object): string[] {
  return Object.keys(table).filter((key) => isPlural((table as Table)[key]))
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ')
/** One entry for all forms of a plural: languages have different ones. */
const foldPlurals = (key: string) => key.replace(/\.(?:zero|one|two|few|many|other)$/, '.plural')

describe.each(names)('the texts of %s', (name) => {
  const { en, ru } = tables[name]

  it('are the same in every language', () => {
    const keys = (table: object) => [...new Set(textsOf(table).map(([key]) => foldPlurals(key)))]
    expect(keys(ru)).toEqual(keys(en))
  })

  it('take the same values in every language', () => {
    const taken = (table: object) =>
      Object.fromEntries(textsOf(table).map(([key, text]) => [foldPlurals(key), placeholders(text)]))
    expect(taken(ru)).toEqual(taken(en))
  })

  it('have a form for each plural category of their language, and no other', () => {
    for (const [locale, table] of Object.entries({ en, ru })) {
      const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
      for (const key of pluralsOf(table)) {
        const forms = (table as Table)[key] as Table
        expect(Object.keys(forms).sort(), `${locale} ${key}`).toEqual([...pluralCategories].sort())
        for (const form of Object.values(forms)) expect(placeholders(form as string)).toContain('{count}')
      }
    }
  })

  it('are written, without spaces around them', () => {
    for (const [key, text] of [...textsOf(en), ...textsOf(ru)]) {
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
    }
  })

  it('are in Russian where they should be', () => {
    const bare = (text: string) => text.replace(/\{\w+\}/g, '')
    const latin = textsOf(ru).flatMap(([key, text]) =>
      (bare(text).match(/[a-z]\w*/gi) ?? []).map((word) => [key, word]),
    )
    expect(latin.filter(([, word]) => !latinNames.includes(word ?? ''))).toEqual([])
    // A text of signs and places for values alone is the same in every language.
    const spoken = textsOf(ru).filter(([, text]) => /\p{L}/u.test(bare(text)))
    const mute = spoken.filter(([, text]) => !/[а-яё]/i.test(text) && !latinNames.includes(text))
    expect(mute).toEqual([])
    expect(textsOf(en).filter(([, text]) => /[а-яё]/i.test(text))).toEqual([])
  })
})

describe('labels', () => {
  it('name controls in the words that readers know from other sites', () => {
    expect(shellStrings.en).toMatchObject({
      skipToContent: 'Skip to main content',
      toggleNavbar: 'Toggle navigation bar',
      closeNavbar: 'Close navigation bar',
      languages: 'Languages',
      versions: 'Versions',
      backToMainMenu: 'Back to main menu',
      search: 'Search',
    })
  })

  it('say what has happened and what can be done', () => {
    expect(shellStrings.en).toMatchObject({ crashed: 'This page crashed.', tryAgain: 'Try again', retry: 'Retry' })
    expect(shellStrings.ru.crashed).toMatch(/произошла ошибка/)
    expect(shellStrings.en.notFoundReport).toMatch(
      /tell the owner of the site that linked here that the link is broken/,
    )
  })

  it('are all used', () => {
    const used = usedKeys()
    const unused = (table: object) => Object.keys(table).filter((key) => !used.has(key))
    expect({ shell: unused(shellStrings.en), article: unused(articleStrings.en) }).toEqual({ shell: [], article: [] })
  })
})

/** Keys that the source takes out of something called strings, by a dot, by destructuring, or in a template. */
function usedKeys(): Set<string> {
  const used = new Set<string>()
  const isStrings = (node: ts.Node | undefined) =>
    /strings\)?(?:Of\([^()]*\)|\[[^[\]]*\])?$/i.test(node?.getText() ?? '')
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isStrings(node.expression)) used.add(node.name.text)
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && isStrings(node.initializer)) {
      for (const { propertyName, name } of node.name.elements) used.add((propertyName ?? name).getText())
    }
    ts.forEachChild(node, visit)
  }
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || name.startsWith('strings')) continue
    const text = readFileSync(join('src', name), 'utf8')
    if (/strings/i.test(text)) visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true))
  }
  return used
}
