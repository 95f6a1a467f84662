import type { PluralForms } from './plural.ts'

/** Labels inside articles. They are written at build time and never reach a reader's JavaScript. */
export const articleEn = {
  admonition: { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger' },
  details: 'Details',
  copyCode: 'Copy',
  headingLink: 'Link to this heading',
  table: 'Table',
  code: 'Code',
  output: 'Output',
  /** What stands for lines that only prepare. */
  setup: {
    lines: { one: '{count} line of set-up', other: '{count} lines of set-up' } as PluralForms,
    withKinds: '{lines}: {kinds}',
    kinds: { imports: 'imports', key: 'key', connection: 'connection' },
  },
  /** What stands for a diagram where it cannot be drawn. */
  diagram: 'Diagram: {text}',
  /** How a sample was checked, and for the second look against what and when; `{name}` stands for a value. */
  checked: {
    run: 'Run',
    recorded: 'Recorded',
    compiled: 'Compiled',
    parsed: 'Checked',
    details: 'with {version}, {date}',
    runDetails: 'with {version} on Node {node}, {date}',
  },
  /** Languages whose names are words; the others are named alike everywhere. */
  languages: { sh: 'Shell', console: 'Terminal' } as Readonly<Record<string, string>>,
  /** Heads of the tables of options and fields. */
  reference: {
    option: 'Option',
    field: 'Field',
    method: 'Method',
    type: 'Type',
    byDefault: 'Default',
    meaning: 'Meaning',
    required: 'required',
  },
  footnotes: 'Footnotes',
  footnoteBack: 'Back to the text',
  target: { local: 'local', ssh: 'ssh', docker: 'docker', k8s: 'k8s' },
}

export type ArticleStrings = typeof articleEn
