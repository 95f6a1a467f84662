import type { Lack, StopReason } from '../messages.ts'

export const en = {
  run: 'Run here',
  again: 'Run again',
  edit: 'Edit',
  stop: 'Stop',
  reset: 'Reset',
  undo: 'Undo reset',
  copy: 'Copy',
  sample: 'The sample',
  keys: 'Ctrl+Enter (⌘ Enter on a Mac) runs it, Esc leaves the field, Tab moves on.',
  printed: 'What it printed in your browser',
  old: 'What it printed before your last edit',
  edited: 'Edited since it ran.',
  nothing: '(nothing)',
  loading: 'Loading the stand-in…',
  running: 'Running…',
  same: 'Exit status {code}. The same output as recorded below.',
  differs: 'Exit status {code}. The output is not the one recorded below.',
  own: 'Exit status {code}. The recorded output below is that of the sample before your edit.',
  uncaught: 'Nobody caught this error',
  silent:
    'Shown here only: in a terminal nothing of it would be printed, since this version of the package ends the program without a word at an error that nobody catches.',
  lacks: {
    network: 'There is no network here: no request leaves the stand-in.',
    docker: 'There is no Docker here: what runs in a container needs a terminal of your own.',
    pods: 'There is no Kubernetes here: what runs in a pod needs a terminal of your own.',
    ssh: 'There is no SSH here: what reaches a host needs a terminal of your own.',
  } satisfies Record<Lack, string>,
  standIn:
    'Runs in this browser: the published @xec-sh/core over a stand-in for a shell, with files of its own and no network. Real shells and programs can behave differently.',
  here: {
    title: 'What is here, and what is not',
    shell: 'Commands of the shell',
    node: 'To import',
    absent: 'Not here',
    missing:
      'The network, Docker, Kubernetes and SSH; any other program, such as git, node or npm; other packages; commands that are waited for synchronously (execSync). The user is ann, the home folder /home/ann, the folder /home/ann/project. Files last until the run ends.',
  },
  stopped: {
    time: 'Stopped: it ran for more than 15 seconds.',
    output: 'Stopped: it printed more than 200,000 characters.',
    reader: 'Stopped.',
    failed: 'The stand-in could not be started, or it broke off. Reload the page and try again.',
    policy: 'This server does not let the browser run edited samples.',
  } satisfies Record<StopReason, string>,
}

export type RunStrings = typeof en
