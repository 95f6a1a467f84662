import type { Choices, Place, Work } from '../choices.ts'
import type { NoLine } from '../compose-line.ts'
import type { ProblemKind } from '../problems.ts'

export interface CommandStrings {
  readonly work: string
  readonly works: Readonly<Record<Work, string>>
  readonly place: string
  readonly places: Readonly<Record<Place, string>>
  readonly direction: string
  readonly directions: Readonly<Record<Choices['direction'], string>>
  readonly name: string
  readonly nameHint: string
  readonly nameOneHint: string
  readonly command: string
  readonly commandHint: string
  readonly timeout: string
  readonly timeoutHint: string
  readonly here: string
  readonly there: string
  readonly directory: string
  readonly localPort: string
  readonly localPortHint: string
  readonly remotePort: string
  readonly path: string
  readonly task: string
  readonly parameters: string
  readonly parametersHint: string
  readonly options: string
  readonly quiet: string
  readonly line: string
  readonly script: string
  readonly copyLine: string
  readonly copyScript: string
  readonly install: string
  readonly noLine: Readonly<Record<NoLine, string>>
  readonly incomplete: string
  readonly reset: string
  readonly reference: string
  readonly comment: string
  readonly stays: string
  readonly problems: Readonly<Record<ProblemKind, string>>
}

export const en: CommandStrings = {
  work: 'What to do',
  works: {
    run: 'Run a command',
    copy: 'Copy files',
    forward: 'Forward a port',
    logs: 'Read a log',
    task: 'Run a task',
  },
  place: 'Where',
  places: {
    hosts: 'on hosts, over SSH',
    containers: 'in Docker containers',
    pods: 'in pods',
    local: 'on this machine',
  },
  direction: 'Direction',
  directions: { to: 'from this machine', from: 'to this machine' },
  name: 'Name in .xec/config.yaml',
  nameHint: 'One name, several with commas, or a pattern: web-*',
  nameOneHint: 'The name of one target',
  command: 'Command',
  commandHint: 'As you would type it there, with pipes and quotes',
  timeout: 'Time limit',
  timeoutHint: 'Such as 90s or 5m; empty for the usual one',
  here: 'Path on this machine',
  there: 'Path at the target',
  directory: 'A directory with all that is in it',
  localPort: 'Port on this machine',
  localPortHint: '0 takes a free one',
  remotePort: 'Port at the target',
  path: 'Log file',
  task: 'Task of .xec/config.yaml',
  parameters: 'Parameters',
  parametersHint: 'One a line: name=value',
  options: 'Options',
  quiet: 'Print the output alone, without messages and errors',
  line: 'Command line',
  script: 'The same in TypeScript',
  copyLine: 'Copy the line',
  copyScript: 'Copy the script',
  install: 'Needs these packages:',
  noLine: {
    copyHosts: 'In {version}, xec copy fails for hosts. Use scp, or the script below.',
    copyToSeveral: 'xec copy writes to one target. Repeat it for each name, or use the script below.',
    copyFromPods: 'In {version}, xec copy does not find files of pods. Use kubectl cp, or the script below.',
    copyDirectoryToPods: 'In {version}, xec copy takes single files to pods only. Use kubectl cp, or the script below.',
    forwardPods: 'In {version}, xec forward forwards nothing for pods. Use kubectl port-forward, or the script below.',
  },
  incomplete: 'Correct the marked fields: the line and the script will be here.',
  reset: 'Start over',
  reference: 'All about {command}',
  comment: 'The # at the end belongs to the line: it makes a comment of the words that {version} adds to each command.',
  stays: 'xec stays open after the last line: press Ctrl+C.',
  problems: {
    empty: 'Fill this in.',
    name: '“{what}” cannot be a name. Names have letters, digits, dots, hyphens and underscores.',
    single: 'This works with one target at a time: write one name without * and commas.',
    duration: '“{what}” is no time. Write a number with ms, s, m or h, such as 90s.',
    absolute: 'This path begins with a slash: /srv/shop.conf.',
    pattern: 'Write one path without *, ?, [ and {.',
    port: '“{what}” is no port. Ports are numbers from 1 to 65535.',
    anyPort: '“{what}” is no port. Ports are numbers from 1 to 65535; 0 takes a free one.',
    count: '“{what}” is no number of lines.',
    task: '“{what}” cannot be the name of a task: write it without spaces.',
    taken: '“{what}” is a command of xec, so it does not start the task of this name. Give the task another name.',
    parameter: '“{what}”: write each parameter as name=value, its name in Latin letters.',
    reserved: '“--{what}” makes xec run code instead of the task. Give the parameter another name.',
    dashEquals: '“{what}”: xec cannot take a value that begins with - and holds =.',
  },
}
