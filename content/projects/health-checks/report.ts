import { rename, writeFile } from 'node:fs/promises';
import { $ } from '@xec-sh/core';
import { checks } from './checks.ts';

// A check that hangs must not hide the others for good.
setTimeout(() => {
  console.error('the checks did not end within 60 s');
  process.exit(2);
}, 60_000).unref();

const report = await checks.run();

for (const { name, healthy, message, error } of report.checks) {
  console.log(`${healthy ? 'ok    ' : 'FAILED'} ${name}: ${healthy ? message : error}`);
}
console.log(`${report.summary.healthy} of ${report.summary.total} are healthy`);

await writeFile('report.json.partial', JSON.stringify(report, null, 2));
await rename('report.json.partial', 'report.json');
process.exitCode = report.healthy ? 0 : 1;
await $.dispose();
