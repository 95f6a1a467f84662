import { readdirSync, readFileSync } from 'node:fs';
import { $ } from '@xec-sh/core';
import { sql } from './database.ts';

const asOwner = 'SET ROLE shop;\n';

try {
  await sql('postgres', readFileSync('create.sql', 'utf8'));
  await sql('shop', `${asOwner} CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY);`);
  const applied = await sql('shop', 'SELECT name FROM migrations');

  for (const name of readdirSync('migrations').sort()) {
    if (applied.includes(name)) continue;
    const migration = readFileSync(`migrations/${name}`, 'utf8');
    // The name comes first: where two runs meet, the second waits here, and stops when the first is done.
    await sql('shop', `${asOwner} BEGIN; INSERT INTO migrations VALUES ('${name}');\n${migration}\nCOMMIT;`);
    console.log(`applied ${name}`);
  }
  const [state] = await sql('shop', 'SELECT count(*) FROM migrations');
  console.log(`shop is ready, with ${state} migrations`);
} catch (error) {
  console.error(`Not set up: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
await $.dispose();
