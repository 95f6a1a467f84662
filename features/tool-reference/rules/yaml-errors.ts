import type { ErrorCode } from 'yaml'
import type { Said } from './problem.ts'

/** What the codes of the reader of YAML mean; its own sentences are English. */
const russian: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: 'у ссылки (*имя) не может быть своего якоря или тега',
  BAD_ALIAS: 'имя ссылки (*имя) или якоря (&имя) записано неверно',
  BAD_COLLECTION_TYPE: 'тег не подходит к этому списку или словарю',
  BAD_DIRECTIVE: 'директива в начале файла (%…) записана неверно',
  BAD_DQ_ESCAPE: 'в двойных кавычках такой последовательности с \\ нет',
  BAD_INDENT: 'отступ не такой, как у соседних строк',
  BAD_PROP_ORDER: 'якорь (&имя) или тег стоит не на своём месте',
  BAD_SCALAR_START: 'значение не может начинаться с этого знака: возьмите его в кавычки',
  BLOCK_AS_IMPLICIT_KEY: 'вложенный ключ начинается в той же строке: перенесите его на следующую',
  BLOCK_IN_FLOW: 'внутри { } и [ ] нельзя переходить к записи с отступами',
  DUPLICATE_KEY: 'ключи словаря не должны повторяться',
  IMPOSSIBLE: 'это место прочитать не удалось',
  KEY_OVER_1024_CHARS: 'ключ длиннее 1024 символов',
  MISSING_CHAR: 'не хватает знака: кавычки, скобки, запятой, двоеточия или пробела после него',
  MULTILINE_IMPLICIT_KEY: 'ключ должен занимать одну строку, и после него нужно двоеточие',
  MULTIPLE_ANCHORS: 'у значения несколько якорей (&имя)',
  MULTIPLE_DOCS: 'в файле несколько документов YAML, а нужен один',
  MULTIPLE_TAGS: 'у значения несколько тегов',
  NON_STRING_KEY: 'ключ должен быть строкой',
  RESOURCE_EXHAUSTION: 'ссылок или вложенных уровней слишком много',
  TAB_AS_INDENT: 'отступ сделан табуляцией, а нужны пробелы',
  TAG_RESOLVE_FAILED: 'такой тег неизвестен, или значение к нему не подходит',
  UNEXPECTED_TOKEN: 'здесь этого знака быть не может',
}

/** What the reader of YAML reports, in each language. */
export function yamlError({ code, message }: { readonly code: ErrorCode; readonly message: string }): Said {
  return { en: message, ru: russian[code] }
}

/** What it throws: aliases that lead nowhere or in a circle, or that would fill the memory; brackets without an end. */
export function thrownYamlError({ message }: Error): Said {
  return { en: message, ru: 'ссылка (*имя) ведёт в никуда или по кругу, или вложенных уровней слишком много' }
}
