// Which error does a command throw when the server refuses the login?
import { $ } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

const { SSH_HOST: host = 'web-1.example.com', SSH_PORT: port = '22' } = process.env

await found(await errorOf($.ssh({ host, port: Number(port), username: 'no-such-user', password: 'wrong' })`true`))
