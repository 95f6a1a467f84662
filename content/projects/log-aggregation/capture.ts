import { Writable } from 'node:stream';
import type { ProcessPromise } from '@xec-sh/core';

/** The result of a local command with all that it printed. Results of commands side by side can lack that. */
export async function capture(command: ProcessPromise) {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const { ok, stderr } = await command.stdout(stream);
  if (!stream.writableEnded) stream.destroy();
  return { ok, stderr, stdout: Buffer.concat(chunks).toString() };
}
