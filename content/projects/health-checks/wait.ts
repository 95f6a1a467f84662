import { $ } from '@xec-sh/core';
import { checks } from './checks.ts';

try {
  const report = await checks.waitUntilHealthy({ timeout: 5_000, interval: 500 });
  console.log(`all ${report.summary.total} are healthy`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await $.dispose();
