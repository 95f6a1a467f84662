import { $ } from '@xec-sh/core';
import { dumps } from './dumps.ts';
import { onServer, server } from './server.ts';

const there = '/srv/backups/restore.dump';

try {
  const file = process.argv[2] ?? (await dumps()).at(-1);
  if (!file) throw new Error('there is no dump');
  await onServer('mkdir -p /srv/backups; chmod 700 /srv/backups');
  await server.uploadFile(file, there);

  // Into a database of its own. The one in use changes its name only when the new one is complete.
  await onServer(`
    trap 'rm -f ${there}' EXIT
    export PGOPTIONS='--client-min-messages=warning'
    dropdb --if-exists shop_restore
    createdb shop_restore
    pg_restore --exit-on-error --no-owner --dbname=shop_restore ${there}
    psql --quiet --single-transaction --set=ON_ERROR_STOP=1 --dbname=postgres --file=- <<'SQL'
      SELECT 'ALTER DATABASE shop RENAME TO shop_' || to_char(now(), 'YYYYMMDD_HH24MISS')
      WHERE EXISTS (SELECT FROM pg_database WHERE datname = 'shop') \\gexec
      ALTER DATABASE shop_restore RENAME TO shop;
SQL
  `);
  console.log(`${file} is restored`);
} catch (error) {
  console.error(`Not restored: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await $.dispose();
}
