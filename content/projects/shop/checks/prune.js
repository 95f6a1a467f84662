import assert from 'node:assert/strict';
import test from 'node:test';
import { $, dispose } from '@xec-sh/core';
import { prune } from '../scripts/prune.js';

await dispose(); // otherwise an error of a command may end the process before the container is removed

const container = { image: 'alpine:3.20', name: `prune-${process.pid}` };
const host = $.docker({ container: container.name });

test('prune, with a real file system and its own shell', async (t) => {
  await $`docker run -d --init --rm --name ${container.name} ${container.image} sleep 600`.timeout(300_000);
  t.after(() => $`docker rm -f ${container.name}`);

  await host`mkdir -p /srv/shop/releases`;
  for (const [day, release] of ['half done', '1.1.0', '1.2.0', '1.10.0', '1.11.0'].entries()) {
    const folder = `/srv/shop/releases/${release}`;
    await host`mkdir ${folder} && touch -d ${`2026-01-0${day + 1} 12:00`} ${folder}`;
  }
  await host`ln -s releases/1.11.0 /srv/shop/current`;

  assert.deepEqual(await prune(host, 2), ['1.2.0', '1.1.0', 'half done']);
  assert.deepEqual(await host`ls /srv/shop/releases`.lines(), ['1.10.0', '1.11.0']);
});
