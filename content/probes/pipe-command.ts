// Which commands does `pipe()` give the output of a command to, besides a string?
import { $, type Command } from '@xec-sh/core'
import { found, freshFile, pause, place } from './place.ts'

const $here = place()
const piped = async (command: PromiseLike<{ stdout: string }>) => (await command).stdout.trim()

// A command ran in an environment if it saw the accounts of that environment.
const command = 'cat; cat /etc/passwd'
const output = async (engine: typeof $here) => `order\n${(await engine`cat /etc/passwd`).stdout.trim()}`
const { currentConfig } = $here as unknown as { currentConfig: Pick<Command, 'adapter' | 'adapterOptions'> }

const file = await freshFile()
// Without input, `cat` waits for it in some environments.
const promise = await piped($here`echo order`.pipe($here`echo run >> ${file}; cat`.timeout(2000).nothrow()))
await pause(300)
const runs = (await $here`wc -l < ${file}; rm -f ${file}`).text().trim()
const into = await piped($`echo order`.pipe({ command, ...currentConfig, shell: true }))
const from = await piped($here`echo order`.pipe({ command, adapter: 'local', shell: true }))

await found({
  promise: promise === 'order' ? 'yes' : 'no',
  runs,
  into: into === (await output($here)) ? 'yes' : 'no',
  from: from === (await output($.local())) ? 'yes' : 'no',
})
