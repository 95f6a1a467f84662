import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { $ } from '@xec-sh/core';

const host = process.env.DB_HOST;
const privateKey = host && readFileSync(`${homedir()}/.ssh/id_ed25519`, 'utf8');

/** The container of start.ts, or the server that DB_HOST names. */
const place = host
  ? $.ssh({ host, username: 'deploy', privateKey })
  : $.docker({ container: 'shop-db', user: 'postgres' });

/** Runs SQL in a database and returns the rows. It stops at the first error. */
export async function sql(database: string, text: string): Promise<string[]> {
  const script = `printf '%s' "$1" | psql -XqAt -v ON_ERROR_STOP=1 -d "$2" -f - && echo complete`;
  const running = place`sh -c ${script} sql ${`SET client_min_messages = warning;\n${text}`} ${database}`;
  const { ok, stdout, stderr } = await running.timeout(60_000).nothrow();
  const rows = stdout.trim().split('\n');
  if (!ok) throw new Error(stderr.trim() || 'it failed without a message');
  if (rows.pop() !== 'complete') throw new Error('the connection was lost');
  return rows;
}
