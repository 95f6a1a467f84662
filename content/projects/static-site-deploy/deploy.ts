import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { $ } from '@xec-sh/core';
import { server } from './host.ts';
import { nextRelease, prune, switchTo, unpack } from './releases.ts';

try {
  const packed = await $`tar -czf site.tar.gz -C dist .`.timeout(600_000).nothrow();
  if (!packed.ok) throw new Error(packed.stderr.trim());
  const checksum = createHash('sha256').update(readFileSync('site.tar.gz')).digest('hex');

  const release = await nextRelease();
  console.log(`uploading release ${release}`);
  await server.uploadFile('site.tar.gz', `/srv/site/incoming/${release}.tar.gz`);
  await unpack(release, checksum);
  await switchTo(release);
  console.log(`release ${release} is live`);
  console.log(await prune(3));
} catch (error) {
  console.log(`Not deployed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await $.dispose();
}
