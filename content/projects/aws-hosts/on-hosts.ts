// Runs a command on every running instance with a role: npx tsx on-hosts.ts web "uname -s"
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { $ } from '@xec-sh/core';
import { aws } from './aws.ts';

process.on('uncaughtExceptionMonitor', (error) => console.error(error.message));

const [role = 'web', command = 'uname -s'] = process.argv.slice(2);
const hosts = await aws<string[]>(
  'ec2',
  'describe-instances',
  '--filters',
  `Name=tag:role,Values=${role}`,
  'Name=instance-state-name,Values=running',
  '--query',
  'sort(Reservations[].Instances[].PrivateDnsName)',
);
if (hosts.length === 0) throw new Error(`no running instance has the tag role=${role}`);

const privateKey = readFileSync(`${homedir()}/.ssh/id_ed25519`, 'utf8');
for (const host of hosts) {
  const run = $.ssh({ host, username: 'deploy', privateKey });
  const { ok, stdout, stderr } = await run.raw`${command}`.timeout(10_000).nothrow();
  console.log(`${host}: ${(ok ? stdout : `FAILED ${stderr}`).trim()}`);
  if (!ok) process.exitCode = 1;
}
await $.dispose();
