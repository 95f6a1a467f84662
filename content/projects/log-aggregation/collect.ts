import { rename, writeFile } from 'node:fs/promises';
import { $ } from '@xec-sh/core';
import { readAll, reportProblems } from './read-all.ts';

const [file = 'shop.log', most = '1000'] = process.argv.slice(2);
const logs = await readAll('tail -n "$1"', most);

const entries: { time: string; text: string }[] = [];
for (const { name, lines } of logs) {
  let time = '';
  for (const line of lines) {
    // A line without a time, such as that of a stack, belongs to the one before.
    time = /^\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(line)?.[0] ?? time;
    entries.push({ time, text: `${name.padEnd(6)} ${line}` });
  }
}
entries.sort((a, b) => a.time.localeCompare(b.time));

try {
  await writeFile(`${file}.partial`, entries.map(({ text }) => `${text}\n`).join(''));
  await rename(`${file}.partial`, file);
  console.log(`${entries.length} lines in ${file}`);
} catch (error) {
  console.error(`Not written: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
reportProblems(logs);
await $.dispose();
