// How often does a failing command run on a host, by where `maxRetries: 2` stands?
import { $ } from '@xec-sh/core'
import { errorOf, found, freshFile, host } from './place.ts'

const login = host()
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
