import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { $ } from '@xec-sh/core';

const privateKey = readFileSync(`${homedir()}/.ssh/id_ed25519`, 'utf8');

/** What a command on a host prints. A check has to end, so the command has a limit. */
async function ask(host: string, command: string): Promise<string> {
  const engine = $.ssh({ host, username: 'deploy', privateKey });
  const { ok, stdout, stderr } = await engine`sh -c ${command}`.timeout(5_000).nothrow();
  if (!ok) throw new Error(stderr.trim() || 'it failed without a message');
  return stdout.trim();
}

/** An open port is not a database yet: this one has to answer a query. */
export async function isAnswering(host: string): Promise<string> {
  const answer = await ask(host, 'psql -Atc "SELECT 40 + 2"');
  if (answer !== '42') throw new Error(`answered ${answer}`);
  return 'answers queries';
}

export async function spaceLeft(host: string, percent: number): Promise<string> {
  const used = Number.parseInt(await ask(host, 'df --output=pcent /srv | tail -n 1'), 10);
  if (!(100 - used >= percent)) throw new Error(`${100 - used} % free`);
  return `${100 - used} % free`;
}
