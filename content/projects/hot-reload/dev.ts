// Runs the server, and again after every change: npx tsx dev.ts
import { $ } from '@xec-sh/core';
import { FileWatcher } from '@xec-sh/loader';

process.on('uncaughtExceptionMonitor', (error) => console.error(error));

function start() {
  const running = $`exec node src/server.js`.stdout('inherit').stderr('inherit').timeout(0).nothrow();
  const ended = running.then(({ ok, exitCode }) => {
    if (!ok) console.log(`dev: the server ended with exit code ${exitCode}; waiting for a change`);
  });
  return { running, ended };
}

let server = start();
let queue = Promise.resolve();
let timer: NodeJS.Timeout | undefined;
const changed = new Set<string>();

async function stop() {
  server.running.kill();
  await server.ended;
}

const watcher = new FileWatcher('src', { extensions: ['.js', '.json'], debounce: 20 });
watcher.on('error', (error) => console.error('dev:', error.message));
watcher.on('change', ({ relativePath }) => {
  changed.add(relativePath);
  clearTimeout(timer);
  timer = setTimeout(() => {
    console.log('dev: changed', [...changed].sort().join(', '));
    changed.clear();
    queue = queue.then(stop).then(() => {
      server = start();
    });
  }, 300);
});
watcher.start();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    watcher.close();
    clearTimeout(timer);
    queue.then(stop).then(() => process.exit());
  });
}
