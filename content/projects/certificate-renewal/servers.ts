import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { $ } from '@xec-sh/core';

export const hosts = (process.env.HOSTS ?? 'web-1.example.com web-2.example.com').split(' ');
const privateKey = readFileSync(`${homedir()}/.ssh/id_ed25519`, 'utf8');

export const server = (host: string) => $.ssh({ host, username: 'deploy', privateKey });

/** Runs a script with arguments on a host. Its last line proves that no lost connection has cut it off. */
export async function runOn(host: string, script: string, ...args: string[]): Promise<string> {
  const run = server(host)`sh -ec ${`${script}\necho complete`} script ${args}`;
  const { ok, stdout, stderr } = await run.timeout(60_000).nothrow();
  if (!ok) throw new Error(stderr.trim());
  if (!stdout.endsWith('complete\n')) throw new Error('the connection was lost');
  return stdout.slice(0, -'complete\n'.length).trim();
}
