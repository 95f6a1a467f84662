import type { PluralForms } from '../plural.ts'

/** Labels inside articles. They are written at build time and never reach a reader's JavaScript. */
export const articleEn = {
  admonition: { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger' },
  details: 'Details',
  copyCode: 'Copy',
  headingLink: 'Link to this heading',
  nameLink: 'Link to',
  table: 'Table',
  code: 'Code',
  output: 'Output',
  /** What stands for lines that only prepare. */
  setup: {
    lines: { one: '{count} line of set-up', other: '{count} lines of set-up' } as PluralForms,
    kinds: { imports: 'imports', key: 'key', connection: 'connection' },
  },
  /** What stands for the rest of a long sample. */
  moreLines: { one: '{count} more line', other: '{count} more lines' } as PluralForms,
  /** What stands for a diagram where it cannot be drawn. */
  diagram: 'Diagram: {text}',
  /** How a sample was checked, and the version of the packages; Node and the date follow it. */
  checked: {
    run: 'Ran',
    tool: 'Recorded with xec',
    recorded: 'Recorded',
    compiled: 'Compiled',
    parsed: 'Checked',
    version: 'version {version}',
  },
  /** How to run a sample that ran; `{file}` is its name, `{init}` a command. */
  running: {
    title: 'Run this sample',
    save: 'Save it, for instance as {file}, in a directory with a package.json ({init} makes one). Then type there:',
    part: 'It is one part of a script: put all parts on this page that belong to it into the same file.',
    needs: {
      ssh: 'It connects to a server: replace host, user and key with your own.',
      docker: 'It needs Docker and a container: replace the names with those of your own.',
      k8s: 'It needs kubectl and a cluster: replace the names of pods and namespaces with your own.',
    },
    checked: 'It ran with',
    how: 'How samples are checked',
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
    argument: 'Argument',
    cliOption: 'Option',
    value: 'Value',
    status: 'Status',
    aliases: 'Other names',
    repeatable: 'May be given several times.',
    key: 'Key',
    variable: 'Variable',
    example: 'Example',
  },
  /** The mark of what does nothing, or not all, in a version. */
  effects: { none: 'No effect in {version}.', partly: 'Works in part in {version}.' },
  /** Messages of the tool, what they mean and what to do. */
  messages: {
    message: 'Message',
    status: 'Exit status',
    thrown: 'Error',
    cause: 'Cause',
    cure: 'What to do',
    more: 'More',
  },
  /** Tables of what probes have found. */
  behavior: {
    case: 'Case',
    result: 'Result',
    repeat: 'Repeat',
    save: 'Save {program} and {place} in one folder, then run {command}.',
    found: 'Found on {date} with {version} on Node {node}.',
    against: '{environment}: {server}.',
    standIns: {
      'API stand-in': 'a stand-in for the API',
    } as Readonly<Record<string, string>>,
  },
  environments: { local: 'Local', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
  /** Entries of Known issues, their table, and the choices above it. */
  issues: {
    issue: 'Issue',
    affects: 'Affects',
    on: 'Where',
    severity: 'Severity',
    topic: 'Concerns',
    repaired: 'Repaired in',
    message: 'Message',
    notKnown: 'not known',
    everywhere: 'everywhere',
    filter: 'Narrow the table down',
    anywhere: 'all environments',
    any: 'all',
    anything: 'all subjects',
    showAll: 'Show all',
    shown: '{count} of {all} issues',
    places: { local: 'local', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
    severities: {
      'data-loss': 'data loss',
      'ends-process': 'ends the process',
      security: 'security',
      'wrong-result': 'wrong result',
      'does-not-work': 'does not work',
      surprise: 'surprise',
    },
    topics: {
      output: 'output',
      errors: 'errors and exit codes',
      cancellation: 'timeouts and cancellation',
      values: 'values, quoting and pipes',
      settings: 'engines, options and events',
      parallel: 'parallel commands, retries, cache',
      connections: 'connections and tunnels',
      files: 'files and directories',
      configuration: 'configuration and tasks',
      cli: 'the xec command',
    },
  },
  /** `:::project`: followed by the name of its archive, a list of its files and a command line. */
  project: { files: 'All files of this page, in', fetch: 'Or fetch and unpack them in one line:' },
  /** `:::glossary`: the heads of its table, and the link to the page that explains a term. */
  glossary: { term: 'Term', translation: 'In Russian', means: 'What it means', more: 'More' },
  /** The same thing with another tool and with this one, and why they do not do quite the same. */
  pair: { before: 'Before', after: 'With Xec', differs: 'Not the same:' },
  footnotes: 'Footnotes',
  footnoteBack: 'Back to the text',
  /** The head of an article for readers who have chosen an environment. `{page}` is a link. */
  environment: {
    label: 'Environment',
    names: { local: 'Local', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
    about: { local: 'local commands', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
    elsewhere: 'This page is about {own}. You have chosen {chosen}: see {page}.',
  },
  target: { local: 'local', ssh: 'ssh', docker: 'docker', k8s: 'k8s' },
}

export type ArticleStrings = typeof articleEn
