import { $ } from '@xec-sh/core';
import { onHost } from './host.ts';
import { switchTo } from './releases.ts';

const [wanted] = process.argv.slice(2);

try {
  const release = wanted ?? (await onHost('basename "$(readlink previous)"')).trim();
  await switchTo(release);
  console.log(`release ${release} is live again`);
} catch (error) {
  console.log(`Not rolled back: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await $.dispose();
}
