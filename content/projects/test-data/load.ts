import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { $ } from '@xec-sh/core';
import { script } from './script.ts';

const [count = 1_000, seed = 1] = process.argv.slice(2).map(Number);
const host = process.env.DB_HOST ?? 'db.example.com';
const database = process.env.DB_NAME ?? 'shop_test';
const server = $.ssh({ host, username: 'deploy', privateKey: readFileSync(`${homedir()}/.ssh/id_ed25519`, 'utf8') });
const folder = await mkdtemp(`${tmpdir()}/rows-`);

try {
  // All rows that are there go first, so this must never meet the database of customers.
  if (!/_(?:test|dev)$/.test(database)) throw new Error(`${database} is no database for tests`);
  await pipeline(Readable.from(script(count, seed)), createWriteStream(`${folder}/rows.sql`));
  await server.uploadFile(`${folder}/rows.sql`, '/srv/rows.sql');

  const loading = server`psql -XqAt -v ON_ERROR_STOP=1 -d ${database} -f /srv/rows.sql`.timeout(600_000).nothrow();
  const { ok, stdout, stderr } = await loading;
  if (!ok || !stdout.endsWith('orders\n')) throw new Error(stderr.trim() || 'the end of the rows did not arrive');
  console.log(stdout.trim());
} catch (error) {
  console.error(`Nothing loaded: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
  await $.dispose();
}
