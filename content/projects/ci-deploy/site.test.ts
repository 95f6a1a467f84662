import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

for (const page of readdirSync('site').filter((name) => name.endsWith('.html'))) {
  test(`${page} links to pages that exist`, () => {
    const text = readFileSync(`site/${page}`, 'utf8');
    const missing = [...text.matchAll(/href="([^"]+)"/g)].flatMap(([, link]) =>
      existsSync(`site/${link}`) ? [] : [link],
    );
    assert.deepEqual(missing, []);
  });
}
