import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian puts the programs of each major version that is installed. */
const versions = '/usr/lib/postgresql'

/** The folder with the programs of the newest PostgreSQL server on this machine, if there is one. */
export function findPostgresql(): string | undefined {
  if (!existsSync(versions)) return undefined
  const newestFirst = readdirSync(versions).sort((a, b) => Number(b) - Number(a))
  return newestFirst
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(join(folder, program))))
}
