import { mkdir, rename } from 'node:fs/promises';
import { $ } from '@xec-sh/core';
import { servers } from './sources.ts';

async function fetchLog({ name, place }: (typeof servers)[number]): Promise<string> {
  const packed = await place`gzip -c /srv/logs/shop.log > /srv/logs/shop.log.gz`.timeout(600_000).nothrow();
  if (!packed.ok) throw new Error(packed.stderr.trim());
  const file = `logs/${name}.log.gz`;
  await place.downloadFile('/srv/logs/shop.log.gz', `${file}.partial`);
  // gzip knows its end: what was cut off on the way does not pass.
  const tested = await $`gzip --test < ${`${file}.partial`}`.nothrow();
  if (!tested.ok) throw new Error(tested.stderr.trim());
  await rename(`${file}.partial`, file);
  return file;
}

await mkdir('logs', { recursive: true });
const outcomes = await Promise.allSettled(servers.map(fetchLog));
for (const [index, outcome] of outcomes.entries()) {
  const isFulfilled = outcome.status === 'fulfilled';
  console.log(isFulfilled ? outcome.value : `${servers[index]?.name}: NOT FETCHED: ${outcome.reason.message}`);
  if (!isFulfilled) process.exitCode = 1;
}
await $.dispose();
