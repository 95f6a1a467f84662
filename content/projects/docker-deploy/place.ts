import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { $, configure } from '@xec-sh/core';

process.on('uncaughtExceptionMonitor', (error) => console.error(error));

// An upload does not count as use of a connection, and images take their time.
configure({ adapters: { ssh: { connectionPool: { idleTimeout: 3_600_000 } } } });

const { DEPLOY_HOST, DEPLOY_KEY = `${homedir()}/.ssh/id_ed25519` } = process.env;
const host = DEPLOY_HOST
  ? $.ssh({ host: DEPLOY_HOST, username: 'deploy', privateKey: readFileSync(DEPLOY_KEY, 'utf8') })
  : undefined;

/** Runs a shell script on the host; without DEPLOY_HOST, here: a rehearsal. "$1", "$2" in it are the values. */
export async function onHost(script: string, ...values: string[]): Promise<string> {
  const words = [`${script}\necho complete`, 'sh', ...values];
  const result = await (host ?? $)`sh -euc ${words}`.timeout(600_000).nothrow();
  const lines = result.stdout.trim().split('\n');
  // A connection that is lost counts as success: only the last line proves that the script got to its end.
  if (!result.ok || lines.pop() !== 'complete') throw new Error(result.stderr.trim() || 'the connection was lost');
  return lines.join('\n');
}

/** Brings a file to the host, under the same name. */
export async function send(file: string): Promise<void> {
  await host?.uploadFile(file, file);
}
