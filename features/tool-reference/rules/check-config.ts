import { configFacts } from './facts.ts'
import { type ConfigProblem, type Data, isMap, map } from './problem.ts'
import { brokenReferences } from './references.ts'
import { schemaProblems } from './schema-problems.ts'
import type { Validator } from './validator.ts'

/** Keys that may stand at the left margin of a configuration. */
export const topLevelKeys: readonly string[] = Object.keys(configFacts.properties ?? {})

/** What is wrong with a configuration, as far as its text says; the tool itself may find more when it loads it. */
export function checkConfig(data: unknown, validate: Validator): ConfigProblem[] {
  if (!isMap(data)) {
    const message = {
      en: 'A configuration consists of keys and values.',
      ru: 'Конфигурация состоит из ключей и значений.',
    }
    return [{ path: [], message }]
  }
  if ('version' in data && typeof data.version !== 'string') return [versionProblem]
  return [...schemaProblems(data, validate), ...brokenExpressions(data), ...brokenReferences(data)]
}

const versionProblem: ConfigProblem = {
  path: ['version'],
  message: { en: 'The version of a configuration is a text.', ru: 'Версия конфигурации — строка.' },
  hint: {
    en: 'Write version: "1.0". Without quotes it is a number, and the tool ends with a TypeError.',
    ru: 'Напишите version: "1.0". Без кавычек это число, и утилита завершается с TypeError.',
  },
}

/** Expressions for the values of parameters that are none. */
function brokenExpressions({ tasks }: Data): ConfigProblem[] {
  return Object.entries(map(tasks)).flatMap(([task, definition]) => {
    const { params } = map(definition)
    if (!Array.isArray(params)) return []
    return params.flatMap((param, index) => expressionProblem(task, index, map(param).pattern))
  })
}

function expressionProblem(task: string, index: number, pattern: unknown): ConfigProblem[] {
  if (typeof pattern !== 'string') return []
  try {
    new RegExp(pattern)
    return []
  } catch (error) {
    const said = (error as Error).message
    const message = {
      en: `"pattern" is no regular expression: ${said}.`,
      ru: `«pattern» — не регулярное выражение: ${said}.`,
    }
    return [{ path: ['tasks', task, 'params', index, 'pattern'], message }]
  }
}
