import type { Choices } from './choices.ts'
import { targetOf } from './compose-line.ts'
import { literal } from './quote.ts'

/** Ends a script with its error on screen; without it, errors that nobody catches end it in silence. */
const safeBeginning = "process.on('uncaughtExceptionMonitor', (error) => console.error(error));"

/** Lines of a script between its imports and its end. */
export function script(imports: readonly string[], body: readonly string[]): string {
  return [...imports, '', safeBeginning, '', ...body, ''].join('\n')
}

export const importEngine = "import { $ } from '@xec-sh/core';"
export const importConfiguration = "import { ConfigurationManager } from '@xec-sh/ops';"

/** Finds the targets of the configuration that the line names. */
export function findTargets(choices: Choices): string[] {
  const pattern = literal(targetOf(choices))
  return [
    'const manager = new ConfigurationManager({ projectRoot: process.cwd() });',
    'await manager.load();',
    '',
    `const targets = await manager.getTargetResolver().find(${pattern});`,
    `if (targets.length === 0) throw new Error(${literal(`no target matches ${targetOf(choices)}`)});`,
    '',
  ]
}

/** Names of the types that the packages give to the places. */
const types = { hosts: 'ssh', containers: 'docker', pods: 'kubernetes', local: 'local' } as const

/** Leaves targets of another kind out of a loop, which the compiler asks for. */
export function narrowed({ place }: Choices): string {
  return `if (config.type !== '${types[place]}') continue;`
}

/** The one target of a work that takes no more. */
export function onlyTarget(choices: Choices): string[] {
  const message = literal(`no target ${choices.place}.${choices.name}`)
  return [
    'const config = targets[0]?.config;',
    `if (config?.type !== '${types[choices.place]}') throw new Error(${message});`,
    '',
  ]
}

/** `server`, `container`, `pod`: what runs templates at the place, made from `config`. */
export function runner({ place }: Choices): { readonly name: string; readonly lines: readonly string[] } {
  switch (place) {
    case 'hosts':
      return {
        name: 'server',
        lines: [
          "const { host, port, user: username = '', privateKey, passphrase, password } = config;",
          'const server = $.ssh({ host, port, username, privateKey, passphrase, password });',
        ],
      }
    case 'containers':
      return {
        name: 'container',
        lines: [
          "const container = $.docker({ container: config.container ?? '', user: config.user, workdir: config.workdir });",
        ],
      }
    case 'pods':
      return {
        name: 'pod',
        lines: [
          "const pod = $.k8s({ pod: config.pod ?? '', namespace: config.namespace, container: config.container }).exec;",
        ],
      }
    case 'local':
      return { name: '$', lines: [] }
  }
}

/** Lines of a block, one step further in. */
export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line ? `  ${line}` : line))
}
