import { rename, rm } from 'node:fs/promises';
import { $ } from '@xec-sh/core';
import { checksumOf, dumps, folder } from './dumps.ts';
import { onServer, server } from './server.ts';

const keep = Number(process.env.KEEP ?? 7);
const there = '/srv/backups/shop.dump';
const file = `${folder}/shop-${new Date().toISOString().replaceAll(':', '-')}.dump`;

try {
  // pg_restore reads the dump to its end: what it cannot read would be no backup.
  const [checksum] = await onServer(`
    umask 077
    mkdir -p /srv/backups
    chmod 700 /srv/backups
    pg_dump --format=custom --file=${there} shop
    pg_restore --file=/dev/null ${there}
    sha256sum < ${there} | cut -d ' ' -f 1
  `);

  // Under another name until it is complete, so that nothing takes half a file for a backup.
  await dumps();
  await server.downloadFile(there, `${file}.partial`);
  if ((await checksumOf(`${file}.partial`)) !== checksum) throw new Error('the copy differs from the dump');
  await rename(`${file}.partial`, file);

  // Only now, after a success, may old ones go.
  const all = await dumps();
  const old = all.slice(0, Math.max(0, all.length - keep));
  for (const one of old) await rm(one);
  console.log(`${file} is complete; ${all.length - old.length} kept, ${old.length} removed`);
} catch (error) {
  await rm(`${file}.partial`, { force: true });
  console.error(`No backup: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await $.dispose();
}
