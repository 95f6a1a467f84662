import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { $ } from '@xec-sh/core';

/** Starts the mock, passes its address on, and stops it whatever happens. Port 0 is any free one. */
export async function withMock<T>(routes: string, use: (api: string) => Promise<T>, port = 0): Promise<T> {
  const output = new PassThrough({ encoding: 'utf8' });
  const mock = $`exec node --import tsx mock-api.ts ${routes} ${port} 60`.stdout(output).timeout(60_000).nothrow();
  const ended = mock.then((result) => result);
  const address = once(output, 'data').then(([line]) => String(line).trim());
  const first = await Promise.race([address, ended]);
  if (typeof first !== 'string') throw new Error(`The mock did not start: ${first.stderr.trim()}`);
  try {
    return await use(first);
  } finally {
    mock.kill();
    await ended;
  }
}
