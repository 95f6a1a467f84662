import { $, configure } from '@xec-sh/core';

process.on('uncaughtExceptionMonitor', (error) => console.error(error));

// Without a name it is the context that somebody chose last.
const { DEPLOY_CONTEXT: context } = process.env;
if (context) configure({ adapters: { kubernetes: { context } } });

/** Runs kubectl in the namespace of the shop and returns its output. Throws with the last line that it has written. */
export async function kubectl(...words: string[]): Promise<string> {
  const place = ['-n', 'shop', ...(context ? ['--context', context] : [])];
  const result = await $`kubectl ${words} ${place}`.timeout(180_000).nothrow();
  if (!result.ok || result.signal) throw new Error(result.stderr.trim().split('\n').at(-1) || 'kubectl was ended');
  return result.stdout.trim();
}
