import { stemRussian } from './stem-russian.ts'

const cases = ['', 'а', 'ы', 'и', 'е', 'у', 'ю', 'я', 'ь', 'ом', 'ем', 'ой', 'ей', 'ов', 'ам', 'ями', 'ах', 'ия', 'ии']
const caseEnding = /(?:иями|ями|ами|иях|ях|ах|ам|ям|ов|ев|ей|ой|ом|ем|ия|ии|ию|а|е|и|о|у|ы|ь|ю|я)$/
const shortest = 4

/**
 * Other stems of the same noun. Some of its forms look like verbs to the stemmer: `профили` becomes `проф`, `профилей`
 * becomes `профил`.
 */
export function otherStems(word: string, stem: string): string[] {
  const stems = new Set<string>()
  for (const base of new Set([stem, word.replace(caseEnding, '')])) {
    if (base.length < shortest) continue
    for (const ending of cases) stems.add(stemRussian(base + ending))
  }
  stems.delete(stem)
  return [...stems].filter((other) => other.length >= shortest)
}
