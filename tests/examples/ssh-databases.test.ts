import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultLimits, type Job, type Outcome } from '../../samples/job.ts'
import { nodeLine } from '../../samples/run/run-job.ts'
import { serversOf } from '../../samples/run/servers-of.ts'
import { runJobs } from '../../samples/run/session.ts'
import { findIsolation } from '../../samples/sandbox/isolation.ts'
import { findPostgresql } from '../../samples/ssh/postgresql/find.ts'

const isReal = serversOf({ hosts: ['a'] }, findIsolation().prefix.length > 0).length > 0 && Boolean(findPostgresql())
const hosts = ['db.example.com', 'db-2.example.com', 'web-1.example.com']
const client = { name: 'client.mjs', text: readFileSync(new URL('./ssh-client.mjs', import.meta.url), 'utf8') }
const head = `import { connect } from './client.mjs'
const [db, second, web] = ${JSON.stringify(hosts)}.map((host) => connect(host))
const said = async (promise) => { const { stdout, stderr } = await promise.nothrow(); console.log((stdout + stderr).trim()) }
`

/** What programs print that have two hosts with a database and one without. */
const programs: Readonly<Record<string, readonly [text: string, said: RegExp]>> = {
  'lets a user in over the socket': ["await said(db`psql -Atc 'SELECT current_user'`)", /^deploy\s*$/],
  'lets an administrator become its own user': [
    "await said(connect('db.example.com', { username: 'admin' })`sudo -u postgres psql -Atc 'SELECT current_user'`)",
    /^postgres$/m,
  ],
  'asks for the password over the network': [
    "await said(web`psql -w -h db.example.com -U deploy -Atc 'SELECT 1'`)",
    /no password supplied/,
  ],
  'answers another host that has the password': [
    `await said(web.env({ PGPASSWORD: process.env.SSH_PASSWORD })\`psql -h db.example.com -U deploy -Atc 'SELECT 40 + 2'\`)`,
    /^42\s*$/,
  ],
  'dumps, drops and restores a database': [
    "await said(db`createdb shop && psql -qd shop -c 'CREATE TABLE orders AS SELECT 7 AS id' && pg_dump -Fc shop > shop.dump && dropdb shop && createdb shop && pg_restore -d shop shop.dump && psql -Atd shop -c 'SELECT id FROM orders'`)",
    /^7\s*$/,
  ],
  'is another one on each host': [
    "await said(db`psql -qc 'CREATE TABLE here ()'`); await said(second`psql -c 'SELECT FROM here'`)",
    /relation "here" does not exist/,
  ],
  'is on hosts of that name alone': ["await said(web`psql -c 'SELECT 1'`)", /No such file or directory/],
}

describe.runIf(isReal)('PostgreSQL on hosts named db (needs sshd, PostgreSQL and a sandbox)', () => {
  let printed: Map<string, string>
  beforeAll(async () => {
    const jobs = Object.entries(programs).map(([id, [text]]): Job => {
      const files = [client, { name: 'a.mjs', text: `${head}${text}\nprocess.exit()\n` }]
      return { id, files, lines: [nodeLine('a.mjs')], hosts, env: {}, limits: defaultLimits }
    })
    const outcomes: Outcome[] = []
    await runJobs(jobs, findIsolation(), (outcome) => outcomes.push(outcome))
    printed = new Map(outcomes.map(({ id, error, lines }) => [id, error ?? lines[0]?.output ?? '']))
  }, 180_000)

  it.each(Object.entries(programs))('%s', (name, [, said]) => {
    expect(printed.get(name)).toMatch(said)
  })
})
