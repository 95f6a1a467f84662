// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates
import type { Entry } from './values.ts'

/** A template with its values: what a reader can change, share, and come back to. */
export interface Example {
  readonly template: string
  readonly values: readonly Entry[]
}

const text = (value: string): Entry => ({ kind: 'text', text: value })

/** Examples by the names that pages give them: `?quoting="dash"`. */
export const examples = {
  data: { template: 'mkdir -p invoices/${customer} && ls invoices', values: [text("O'Brien & Sons; rm -rf ~")] },
  list: {
    template: 'tar --exclude=${patterns} -czf data.tgz ${dirs}',
    values: [
      { kind: 'list', text: '*.tmp\ncache' },
      { kind: 'list', text: 'uploads\nblue shirts' },
    ],
  },
  empty: { template: 'deploy --note ${note} --stage ${stage}', values: [text(''), text('test')] },
  dash: { template: 'rm ${file}', values: [text('-rf')] },
  quotes: { template: 'echo "${name}"', values: [text('Ann $(id) Lee')] },
  shell: { template: 'sh -c ${script} && ssh db-1 ${query}', values: [text('echo $HOME'), text('ls "my files"; id')] },
  message: { template: 'git commit -m ${message}', values: [text('Исправлена опечатка\n\nСм. «Цены» — #12')] },
  json: {
    template: 'curl -d ${order} http://localhost:${port}/orders',
    values: [
      { kind: 'json', text: '{ "item": "blue shirt", "count": 2 }' },
      { kind: 'number', text: '8080' },
    ],
  },
  result: {
    template: 'ln -sfn releases/${latest} ${link}',
    values: [
      { kind: 'result', text: 'v42\n' },
      { kind: 'promise', text: 'current' },
    ],
  },
} as const satisfies Readonly<Record<string, Example>>

export type ExampleName = keyof typeof examples

/** The example of a name; undefined where there is none. */
export function exampleOf(name: unknown): Example | undefined {
  return typeof name === 'string' && Object.hasOwn(examples, name) ? examples[name as ExampleName] : undefined
}
