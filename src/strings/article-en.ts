/** Labels inside articles. They are written at build time and never reach a reader's JavaScript. */
export const articleEn = {
  admonition: { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger' },
  details: 'Details',
  copyCode: 'Copy',
  headingLink: 'Link to this heading',
  table: 'Table',
  code: 'Code',
  output: 'Output',
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
  /** Tables of what probes have found. */
  behavior: {
    case: 'Case',
    result: 'Result',
    /** Where a probe does not apply. */
    doesNotApply: '—',
    repeat: 'Repeat',
    save: 'Save {program} and {place} in one folder, then run {command}.',
    found: 'Found on {date} with {version} on Node {node}. {against}',
    against: '{environment}: {server}.',
    standIn: 'a stand-in that runs the command locally',
  },
  environments: { local: 'Local', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
  footnotes: 'Footnotes',
  footnoteBack: 'Back to the text',
  target: { local: 'local', ssh: 'ssh', docker: 'docker', k8s: 'k8s' },
}

export type ArticleStrings = typeof articleEn
