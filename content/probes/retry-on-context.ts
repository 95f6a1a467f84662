// How often does a failing command run on a host, by where `maxRetries: 2` stands?
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { $ } from '@xec-sh/core'
import { errorOf, found, freshFile } from './place.ts'

const { env } = process
const login = {
  host: env.SSH_HOST ?? 'web-1.example.com',
  port: Number(env.SSH_PORT ?? 22),
  username: env.SSH_USER ?? 'deploy',
  privateKey: readFileSync(env.SSH_KEY ?? `${homedir()}/.ssh/id_ed25519`, 'utf8'),
}
const retry = { maxRetries: 2, initialDelay: 10 }
const $web = $.ssh(login)
const file = await freshFile()

async function attempts(run: typeof $web): Promise<string> {
  await errorOf(run`echo attempt >> ${file}; exit 1`.nothrow())
  return (await $web`wc -l < ${file}; rm ${file}`).text().trim()
}

await found({
  'with-ssh': await attempts($.with({ retry }).ssh(login)),
  'retry-ssh': await attempts($.retry(retry).ssh(login)),
  'ssh-retry': await attempts($web.retry(retry)),
})
