import assert from 'node:assert/strict';
import test from 'node:test';
import { createCallableEngine, ExecutionEngine } from '@xec-sh/core';
import { MockAdapter } from '@xec-sh/core/dist/adapters/mock/index.js';
import { prune } from '../scripts/prune.js';

/** A host that has these releases, the newest first, and runs nothing. */
function fakeHost(releases, current) {
  const shell = new MockAdapter();
  shell.mockDefault({ exitCode: 127, stderr: 'no answer prepared' });
  shell.mockSuccess(/ls /, releases.join('\n'));
  shell.mockSuccess(/readlink/, `${current}\n`);
  shell.mockSuccess(/rm -rf/);
  const engine = new ExecutionEngine();
  engine.registerAdapter('local', shell);
  return { shell, server: createCallableEngine(engine) };
}

test('removes all but the newest three', async () => {
  const { server } = fakeHost(['1.5.0', '1.4.0', '1.3.0', '1.2.0', '1.1.0'], 'releases/1.5.0');
  assert.deepEqual(await prune(server), ['1.2.0', '1.1.0']);
});

test('keeps the release that runs, however old', async () => {
  const { shell, server } = fakeHost(['1.5.0', '1.4.0', '1.3.0', '1.2.0', '1.1.0'], 'releases/1.1.0');
  assert.deepEqual(await prune(server), ['1.2.0']);
  shell.assertCommandNotExecuted(/rm -rf .*1\.1\.0/);
});

test('removes nothing where it is not known what runs', async () => {
  const { shell, server } = fakeHost(['1.5.0', '1.4.0', '1.3.0', '1.2.0'], '');
  await assert.rejects(prune(server), /nothing was removed/);
  shell.assertCommandNotExecuted(/rm/);
});

test('says why a host gives no answer', async () => {
  const { shell, server } = fakeHost([], '');
  shell.clearMocks();
  shell.mockDefault({ exitCode: 255, stderr: 'connection lost' });
  await assert.rejects(prune(server), /connection lost/);
});
