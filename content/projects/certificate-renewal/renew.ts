import { readFileSync } from 'node:fs';
import { $ } from '@xec-sh/core';
import { daysLeft, issue } from './certificate.ts';
import { hosts, runOn } from './servers.ts';

const renewBefore = Number(process.env.DAYS ?? 30);
const switchScript = readFileSync('switch.sh', 'utf8');

async function renew(host: string): Promise<string> {
  const left = await daysLeft(host);
  if (left >= renewBefore) return `${left} days left`;
  const name = await issue(host, 90);
  await runOn(host, `(${switchScript})`, name, host);
  return `${left} days left, renewed: ${await daysLeft(host)} days`;
}

const outcomes = await Promise.allSettled(hosts.map(renew));

for (const [index, outcome] of outcomes.entries()) {
  const isFulfilled = outcome.status === 'fulfilled';
  console.log(`${hosts[index]}: ${isFulfilled ? outcome.value : `NOT RENEWED: ${outcome.reason.message}`}`);
  if (!isFulfilled) process.exitCode = 1;
}
await $.dispose();
