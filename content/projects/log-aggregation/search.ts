import { $ } from '@xec-sh/core';
import { readAll, reportProblems } from './read-all.ts';

const [pattern = 'ERROR', most = '20'] = process.argv.slice(2);

// grep ends with 1 when it finds nothing, and with 2 when it fails.
const logs = await readAll('{ grep -E -e "$1" || [ $? -eq 1 ]; } | tail -n "$2"', pattern, most);

for (const { name, lines, problem } of logs) {
  if (problem === undefined) console.log(`${name}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
}
reportProblems(logs);
await $.dispose();
