import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { $ } from '@xec-sh/core';

export const host = process.env.DB_HOST ?? 'db.example.com';
const privateKey = readFileSync(`${homedir()}/.ssh/id_ed25519`, 'utf8');

export const server = $.ssh({ host, username: 'deploy', privateKey });

/** Runs a script on the host. Its last line proves that no lost connection has cut it off. */
export async function onServer(script: string): Promise<string[]> {
  const { ok, stdout, stderr } = await server`sh -ec ${`${script}\necho complete`}`.timeout(3_600_000).nothrow();
  const lines = stdout.trim().split('\n');
  if (!ok) throw new Error(stderr.trim());
  if (lines.pop() !== 'complete') throw new Error(`the connection to ${host} was lost`);
  return lines;
}
