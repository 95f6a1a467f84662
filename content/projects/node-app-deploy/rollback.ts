import { $ } from '@xec-sh/core';
import { onHost } from './host.ts';
import { start, switchTo, untilHealthy } from './releases.ts';

try {
  const release = (await onHost('basename "$(readlink previous)"')).trim();
  // It runs already, unless the host was restarted.
  await untilHealthy(release, 2).catch(() => start(release));
  await untilHealthy(release);
  await switchTo(release);
  console.log(`${release} is live again`);
} catch (error) {
  console.log(`Not rolled back: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await $.dispose();
}
