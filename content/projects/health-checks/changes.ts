import { readFile, writeFile } from 'node:fs/promises';
import { $ } from '@xec-sh/core';
import { checks } from './checks.ts';

const file = 'failing.json';
const before: string[] = await readFile(file, 'utf8').then(JSON.parse, () => []);

// What fails once may be a reload or a lost packet. Only what fails again a little later counts.
const first = await checks.run();
if (!first.healthy) await new Promise((resolve) => setTimeout(resolve, 3_000));
const report = first.healthy ? first : await checks.run();

for (const { name, healthy, error } of report.checks) {
  if (!healthy && !before.includes(name)) console.log(`DOWN ${name}: ${error}`);
  if (healthy && before.includes(name)) console.log(`up again: ${name}`);
}
const failing = report.checks.filter(({ healthy }) => !healthy).map(({ name }) => name);
await writeFile(file, JSON.stringify(failing));
await $.dispose();
