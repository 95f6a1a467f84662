// Copies each file that changes to a server: npx tsx push.ts
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { $ } from '@xec-sh/core';
import { FileWatcher } from '@xec-sh/loader';

process.on('uncaughtExceptionMonitor', (error) => console.error(error));

const privateKey = readFileSync(`${homedir()}/.ssh/id_ed25519`, 'utf8');
const web = $.ssh({ host: 'web-1.example.com', username: 'deploy', privateKey });

async function push(type: string, file: string) {
  const target = join('/srv/dev/src', file);
  if (type === 'unlink') return web`rm -f ${target}`.nothrow();
  await web`mkdir -p ${dirname(target)}`.nothrow();
  await web.uploadFile(join('src', file), `${target}.part`);
  return web`mv ${target}.part ${target}`.nothrow();
}

let queue = Promise.resolve();
const watcher = new FileWatcher('src', { extensions: ['.js', '.json'] });
watcher.on('error', (error) => console.error(error.message));
watcher.on('change', ({ type, relativePath }) => {
  queue = queue.then(async () => {
    const { ok } = await push(type, relativePath).catch(() => ({ ok: false }));
    console.log(ok ? 'sent' : 'NOT SENT', type, relativePath);
  });
});
watcher.start();
console.log('watching src');

process.on('SIGINT', () => process.exit());
