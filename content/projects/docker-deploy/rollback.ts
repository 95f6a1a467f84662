import { $ } from '@xec-sh/core';
import { takeOver } from './containers.ts';
import { onHost } from './place.ts';

try {
  await onHost('docker inspect shop-old > /dev/null');
  await takeOver('shop-old');
  console.log(`${await onHost("docker inspect -f '{{.Config.Image}}' shop")} is live again`);
} catch (error) {
  console.log(`Not rolled back: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await $.dispose();
}
