import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { shellStrings } from '../../engine/labels/page-strings.ts'
import { features } from '../../site/features.ts'

type ByLocale = Readonly<Record<'en' | 'ru', object>>

/** Every table of texts, by its name: what the modules of the engine's labels and of features export by locale. */
const modules = import.meta.glob<Record<string, unknown>>(['../../engine/labels/*.ts', '../../features/*/strings.ts'], {
  eager: true,
})
const tables = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, ByLocale] => isByLocale(entry[1]))

/** Tables of tools name what readers type, which is Latin in every language. */
const namesCode = new Set(
  Object.keys(modules)
    .filter((file) => features.some(({ name, tools }) => tools && file.includes(`/features/${name}/`)))
    .flatMap((file) => Object.keys(modules[file] ?? {})),
)

/** Words in Latin letters that Russian texts keep: names. */
const latinNames = [
  'ssh',
  'SSH',
  'docker',
  'Git',
  'PDF',
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
  'RSS',
  'Atom',
  'Markdown',
  'md',
  'JavaScript',
]

type Table = { readonly [key: string]: string | Table }

function isByLocale(value: unknown): value is ByLocale {
  return typeof value === 'object' && value !== null && 'en' in value && 'ru' in value
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

it('the tables are found', () => {
  const names = tables.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['shellStrings', 'articleStrings', 'searchStrings', 'blogStrings']))
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(6)
})

describe.each(tables)('the texts of %s', (_, { en, ru }) => {
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
})

const spokenTables = tables.filter(([name]) => !namesCode.has(name))

it.each(spokenTables)('the texts of %s are in Russian where they should be', (_, { en, ru }) => {
  const bare = (text: string) => text.replace(/\{\w+\}/g, '')
  const latin = textsOf(ru).flatMap(([key, text]) => (bare(text).match(/[a-z]\w*/gi) ?? []).map((word) => [key, word]))
  expect(latin.filter(([, word]) => !latinNames.includes(word ?? ''))).toEqual([])
  // A text of signs and places for values alone is the same in every language.
  const spoken = textsOf(ru).filter(([, text]) => /\p{L}/u.test(bare(text)))
  const mute = spoken.filter(([, text]) => !/[а-яё]/i.test(text) && !latinNames.includes(text))
  expect(mute).toEqual([])
  expect(textsOf(en).filter(([, text]) => /[а-яё]/i.test(text))).toEqual([])
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
    expect(shellStrings.ru?.crashed).toMatch(/произошла ошибка/)
    expect(shellStrings.en.notFoundReport).toMatch(
      /tell the owner of the site that linked here that the link is broken/,
    )
  })

  it('are all used', () => {
    const used = usedKeys()
    const named = tables.filter(([name]) => name.endsWith('Strings'))
    const unused = named.flatMap(([, { en }]) => Object.keys(en).filter((key) => !used.has(key)))
    // Taken by a name that is known when the code runs: an environment, the format of a feed, the state of a picture,
    // what a key has of an effect.
    expect(unused.sort()).toEqual(['atom', 'docker', 'k8s', 'local', 'missing', 'none', 'partly', 'rss', 'ssh'])
  })
})

/** Keys that the source takes out of something called strings, by a dot, by destructuring, or in a template. */
function usedKeys(): Set<string> {
  const used = new Set<string>()
  const isStrings = (node: ts.Node | undefined) =>
    (node && ts.isCallExpression(node) && /^(?:labelsIn|labelsOf|useLabels)$/.test(node.expression.getText())) ||
    /(?:strings|said)\)?(?:Of\([^()]*\)|\[[^[\]]*\])?$/i.test(node?.getText() ?? '')
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isStrings(node.expression)) used.add(node.name.text)
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && isStrings(node.initializer)) {
      for (const { propertyName, name } of node.name.elements) used.add((propertyName ?? name).getText())
    }
    ts.forEachChild(node, visit)
  }
  const files = ['engine', 'features'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  for (const name of files) {
    if (!/\.tsx?$/.test(name) || name.startsWith(join('engine', 'labels'))) continue
    const text = readFileSync(name, 'utf8')
    if (/strings|said/i.test(text)) visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true))
  }
  return used
}
