import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { $ } from '@xec-sh/core';
import { withMock } from './with-mock.ts';

const reorder = (api: string) => $`npx tsx reorder.ts`.env({ API_URL: api }).nothrow();

/** The routes of the file, some of them changed for one test. */
async function withRoutes<T>(changes: object, use: (api: string) => Promise<T>): Promise<T> {
  return $.withTempFile(async (file) => {
    const routes = JSON.parse(await readFile('routes.json', 'utf8'));
    await writeFile(file, JSON.stringify({ ...routes, ...changes }));
    return withMock(file, use);
  });
}

test('orders what runs out, and nothing else', async () => {
  await withMock('routes.json', async (api) => {
    const { stdout } = await reorder(api);
    assert.equal(stdout, 'ordered tea\n');
    const requests = await (await fetch(`${api}/__requests`)).json();
    assert.deepEqual(requests, [
      { route: 'GET /stock', body: '' },
      { route: 'POST /orders', body: '{"name":"tea","count":20}' },
    ]);
  });
});

test('says which order was refused', async () => {
  await withRoutes({ 'POST /orders': { status: 503 } }, async (api) => {
    const { stdout, exitCode } = await reorder(api);
    assert.match(stdout, /^tea not ordered: .* 503/);
    assert.equal(exitCode, 1);
  });
});

test('does not wait for a service that hangs', async () => {
  await withRoutes({ 'GET /stock': { delay: 5_000 } }, async (api) => {
    const { stdout } = await reorder(api);
    assert.match(stdout, /^no stock list: .* timed out/);
  });
});
