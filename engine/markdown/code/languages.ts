import type { BundledLanguage } from 'shiki/langs'
import type { ArticleStrings } from '../../labels/en/pages.ts'

/** A language that a fence may name. */
export interface CodeLanguage {
  /** Name in `data-lang`. */
  readonly id: string
  /** Shown in the header of a block without a title. */
  readonly label: string
  /** Other names that authors use. */
  readonly aliases?: readonly string[]
  /** Absent for plain text. */
  readonly grammar?: BundledLanguage
  /** Grammars that it embeds and does not load by itself. */
  readonly embeds?: readonly BundledLanguage[]
}

/** Every language that a code block may name. Grammars load when a block first needs them. */
const codeLanguages: readonly CodeLanguage[] = [
  { id: 'ts', label: 'TypeScript', aliases: ['typescript', 'mts', 'cts'], grammar: 'typescript' },
  { id: 'tsx', label: 'TSX', grammar: 'tsx' },
  { id: 'js', label: 'JavaScript', aliases: ['javascript', 'mjs', 'cjs'], grammar: 'javascript' },
  { id: 'jsx', label: 'JSX', grammar: 'jsx' },
  { id: 'json', label: 'JSON', grammar: 'json' },
  { id: 'jsonc', label: 'JSON', aliases: ['json5'], grammar: 'jsonc' },
  { id: 'yaml', label: 'YAML', aliases: ['yml'], grammar: 'yaml' },
  { id: 'sh', label: '', aliases: ['bash', 'shell', 'zsh'], grammar: 'shellscript' },
  { id: 'console', label: '', aliases: ['terminal'], grammar: 'shellscript' },
  { id: 'dockerfile', label: 'Dockerfile', aliases: ['docker'], grammar: 'docker' },
  { id: 'ini', label: 'INI', aliases: ['properties', 'conf'], grammar: 'ini' },
  { id: 'toml', label: 'TOML', grammar: 'toml' },
  { id: 'diff', label: 'Diff', aliases: ['patch'], grammar: 'diff' },
  { id: 'html', label: 'HTML', grammar: 'html' },
  { id: 'css', label: 'CSS', grammar: 'css' },
  {
    id: 'md',
    label: 'Markdown',
    aliases: ['markdown'],
    grammar: 'markdown',
    embeds: ['typescript', 'shellscript', 'yaml', 'json'],
  },
  { id: 'make', label: 'Makefile', aliases: ['makefile'], grammar: 'make' },
  { id: 'python', label: 'Python', aliases: ['py'], grammar: 'python' },
  { id: 'groovy', label: 'Groovy', aliases: ['jenkinsfile'], grammar: 'groovy' },
  { id: 'nginx', label: 'nginx', grammar: 'nginx' },
  { id: 'sql', label: 'SQL', grammar: 'sql' },
  { id: 'xml', label: 'XML', aliases: ['svg'], grammar: 'xml' },
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
