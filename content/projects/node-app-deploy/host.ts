import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { $ } from '@xec-sh/core';

process.on('uncaughtExceptionMonitor', (error) => console.error(error));

const { DEPLOY_HOST = 'web-1.example.com', DEPLOY_KEY = `${homedir()}/.ssh/id_ed25519` } = process.env;

export const server = $.ssh({ host: DEPLOY_HOST, username: 'deploy', privateKey: readFileSync(DEPLOY_KEY, 'utf8') });

/** Runs a shell script in /srv/node-app on the host and returns its output. "$1", "$2" in it are the values. */
export async function onHost(script: string, ...values: string[]): Promise<string> {
  const whole = `mkdir -p /srv/node-app && cd /srv/node-app\n${script}\necho complete`;
  const result = await server`sh -euc ${whole} sh ${values}`.timeout(120_000).nothrow();
  const lines = result.stdout.trim().split('\n');
  // A connection that is lost counts as success: only the last line proves that the script got to its end.
  if (!result.ok || lines.pop() !== 'complete') throw new Error(result.stderr.trim() || 'the connection was lost');
  return lines.join('\n');
}
