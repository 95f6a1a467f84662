import type { LanguageInput } from 'shiki/core'
import type { ArticleStrings } from '../../../strings/en/article.ts'

/** A language that a fence may name. */
export interface CodeLanguage {
  /** Name in `data-lang`. */
  readonly id: string
  /** Shown in the header of a block without a title. */
  readonly label: string
  /** Other names that authors use. */
  readonly aliases?: readonly string[]
  /** Name of the grammar, absent for plain text. */
  readonly grammar?: string
  /** The grammar and those that it embeds. */
  readonly load?: readonly LanguageInput[]
}

const typescript: LanguageInput = () => import('shiki/langs/typescript.mjs')
const shell: LanguageInput = () => import('shiki/langs/shellscript.mjs')
const yaml: LanguageInput = () => import('shiki/langs/yaml.mjs')
const json: LanguageInput = () => import('shiki/langs/json.mjs')

/** Every language that a code block may name. Grammars load when a block first needs them. */
export const codeLanguages: readonly CodeLanguage[] = [
  { id: 'ts', label: 'TypeScript', aliases: ['typescript', 'mts', 'cts'], grammar: 'typescript', load: [typescript] },
  { id: 'tsx', label: 'TSX', grammar: 'tsx', load: [() => import('shiki/langs/tsx.mjs')] },
  {
    id: 'js',
    label: 'JavaScript',
    aliases: ['javascript', 'mjs', 'cjs'],
    grammar: 'javascript',
    load: [() => import('shiki/langs/javascript.mjs')],
  },
  { id: 'jsx', label: 'JSX', grammar: 'jsx', load: [() => import('shiki/langs/jsx.mjs')] },
  { id: 'json', label: 'JSON', grammar: 'json', load: [json] },
  { id: 'jsonc', label: 'JSON', aliases: ['json5'], grammar: 'jsonc', load: [() => import('shiki/langs/jsonc.mjs')] },
  { id: 'yaml', label: 'YAML', aliases: ['yml'], grammar: 'yaml', load: [yaml] },
  { id: 'sh', label: '', aliases: ['bash', 'shell', 'zsh'], grammar: 'shellscript', load: [shell] },
  { id: 'console', label: '', aliases: ['terminal'], grammar: 'shellscript', load: [shell] },
  {
    id: 'dockerfile',
    label: 'Dockerfile',
    aliases: ['docker'],
    grammar: 'docker',
    load: [() => import('shiki/langs/docker.mjs')],
  },
  {
    id: 'ini',
    label: 'INI',
    aliases: ['properties', 'conf'],
    grammar: 'ini',
    load: [() => import('shiki/langs/ini.mjs')],
  },
  { id: 'toml', label: 'TOML', grammar: 'toml', load: [() => import('shiki/langs/toml.mjs')] },
  { id: 'diff', label: 'Diff', aliases: ['patch'], grammar: 'diff', load: [() => import('shiki/langs/diff.mjs')] },
  { id: 'html', label: 'HTML', grammar: 'html', load: [() => import('shiki/langs/html.mjs')] },
  { id: 'css', label: 'CSS', grammar: 'css', load: [() => import('shiki/langs/css.mjs')] },
  {
    id: 'md',
    label: 'Markdown',
    aliases: ['markdown'],
    grammar: 'markdown',
    load: [() => import('shiki/langs/markdown.mjs'), typescript, shell, yaml, json],
  },
  {
    id: 'make',
    label: 'Makefile',
    aliases: ['makefile'],
    grammar: 'make',
    load: [() => import('shiki/langs/make.mjs')],
  },
  { id: 'python', label: 'Python', aliases: ['py'], grammar: 'python', load: [() => import('shiki/langs/python.mjs')] },
  {
    id: 'groovy',
    label: 'Groovy',
    aliases: ['jenkinsfile'],
    grammar: 'groovy',
    load: [() => import('shiki/langs/groovy.mjs')],
  },
  { id: 'nginx', label: 'nginx', grammar: 'nginx', load: [() => import('shiki/langs/nginx.mjs')] },
  { id: 'sql', label: 'SQL', grammar: 'sql', load: [() => import('shiki/langs/sql.mjs')] },
  { id: 'xml', label: 'XML', aliases: ['svg'], grammar: 'xml', load: [() => import('shiki/langs/xml.mjs')] },
  { id: 'text', label: '', aliases: ['txt', 'plain', 'plaintext', 'output'] },
]

const byName = new Map(codeLanguages.flatMap((language) => namesOf(language).map((name) => [name, language] as const)))

/** Every name that a fence may carry. */
export const languageNames: readonly string[] = [...byName.keys()]

/** The language of a fence; no name at all means plain text. */
export function languageNamed(name: string): CodeLanguage | undefined {
  return byName.get(name || 'text')
}

/** What the header says where the author gave no title. */
export function languageLabel(language: CodeLanguage, strings: ArticleStrings): string {
  return strings.languages[language.id] ?? (language.label || strings.code)
}

function namesOf(language: CodeLanguage): string[] {
  return [language.id, ...(language.aliases ?? [])]
}
