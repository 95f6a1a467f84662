import { mkdirSync, readFileSync } from 'node:fs';
import { $ } from '@xec-sh/core';

process.on('uncaughtExceptionMonitor', (error) => console.error(error));

const suites = [
  { name: 'prices', command: 'node --test --test-reporter=dot test/prices.test.js' },
  { name: 'prune', command: 'node --test --test-reporter=dot test/prune.test.js' },
  { name: 'archive', command: 'node scripts/pack.js && sh scripts/smoke.sh' },
];

mkdirSync('logs', { recursive: true });
const commands = suites.map(({ name, command }) => {
  const script = `{ ${command}; } > logs/${name}.log 2>&1`;
  return $`sh -c ${script}`.timeout(300_000).nothrow();
});
const { results } = await $.parallel.settled(commands, { maxConcurrency: 4 });

for (const [index, result] of results.entries()) {
  const { name } = suites[index];
  const ok = !(result instanceof Error) && result.ok;
  console.log(`${name}: ${ok ? 'ok' : 'FAILED'}`);
  if (!ok) {
    console.log(result instanceof Error ? result.message : readFileSync(`logs/${name}.log`, 'utf8'));
    process.exitCode = 1;
  }
}
