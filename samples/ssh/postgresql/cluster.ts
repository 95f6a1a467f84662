import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { password } from '../accounts.ts'

/** Local users are who they are, as Debian has it; who comes over the network has the password. */
const access = ['local all all peer', 'host all all 127.0.0.0/8 scram-sha-256']

/** Small, and without what keeps data on a disk: nothing here outlives the machine. */
const settings = [
  "unix_socket_directories = '/run/postgresql'",
  'shared_buffers = 16MB',
  'max_connections = 40',
  'fsync = off',
  'synchronous_commit = off',
  'full_page_writes = off',
  "timezone = 'UTC'",
  "log_timezone = 'UTC'",
]

const roles = [
  `CREATE ROLE deploy LOGIN CREATEDB CREATEROLE PASSWORD '${password}'`,
  'CREATE DATABASE deploy OWNER deploy',
]

let template: Promise<string> | undefined

/** Writes the data of a fresh PostgreSQL into a folder. To make them takes seconds, so all are copies of the first. */
export async function writeCluster(folder: string, programs: string): Promise<void> {
  template ??= makeTemplate(programs)
  await cp(await template, folder, { recursive: true })
}

async function makeTemplate(programs: string): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'xec-postgresql-'))
  const names = ['--username=postgres', '--locale=C.UTF-8', '--encoding=UTF8']
  await asNobody(join(programs, 'initdb'), [`--pgdata=${data}`, ...names, '--wal-segsize=1', '--no-sync'])
  await appendFile(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`)
  await writeFile(join(data, 'pg_hba.conf'), `${access.join('\n')}\n`)
  await asNobody(join(programs, 'postgres'), ['--single', '-D', data, 'postgres'], `${roles.join('\n')}\n`)
  return data
}

/** PostgreSQL refuses to run as root: in a user namespace it is nobody, whom every system knows by name. */
async function asNobody(program: string, args: readonly string[], input = ''): Promise<void> {
  const nobody = ['--user', '--map-user=65534', '--map-group=65534']
  const running = promisify(execFile)('unshare', [...nobody, program, ...args])
  running.child.stdin?.end(input)
  await running
}
