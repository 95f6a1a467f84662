// Puts dist/ on all hosts, then switches each of them to it: npx tsx deploy.ts
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { $ } from '@xec-sh/core';

process.on('uncaughtExceptionMonitor', (error) => console.error(error));

const { HOSTS = '', DEPLOY_KEY = '', DEPLOY_KEY_FILE = '', GITHUB_STEP_SUMMARY = '' } = process.env;
const key = DEPLOY_KEY_FILE ? readFileSync(DEPLOY_KEY_FILE, 'utf8') : DEPLOY_KEY;
if (!HOSTS) stop('HOSTS is not set');
if (!key.includes('PRIVATE KEY')) stop('DEPLOY_KEY holds no private key, and DEPLOY_KEY_FILE names none');
if (!existsSync('dist/version')) stop('there is no dist/version: run build.ts first');

// A key that was pasted on Windows, or without its last line break, is still a key.
const privateKey = `${key.replaceAll('\r', '').trim()}\n`;
const release = readFileSync('dist/version', 'utf8').trim();
const folder = `/srv/tea-shop/releases/${release}`;
const servers = HOSTS.split(' ').map((host) => ({ host, run: $.ssh({ host, username: 'deploy', privateKey }) }));
type Server = (typeof servers)[number];

async function onAll(step: string, work: (server: Server) => Promise<{ ok: boolean; stderr: string }>) {
  for (const server of servers) {
    const { ok, stderr } = await work(server).catch((error) => ({ ok: false, stderr: String(error) }));
    if (!ok) stop(`${step} ${server.host}: ${stderr.trim()}`);
    console.log(`${step} ${server.host}: ok`);
  }
}

await $`tar -czf site.tar.gz -C dist .`;
await onAll('upload', async ({ run }) => {
  const made = await run`mkdir -p ${folder}`.nothrow();
  if (!made.ok) return made;
  await run.uploadFile('site.tar.gz', `${folder}/site.tar.gz`);
  return run`cd ${folder} && tar -xzf site.tar.gz && rm site.tar.gz && grep -qx ${release} version`.nothrow();
});
await onAll('switch', ({ run }) => run`cd /srv/tea-shop && ln -sfn ${folder} next && mv -T next current`.nothrow());

console.log(`${release} is live on ${HOSTS}`);
if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `Release **${release}** is live.\n`);
await $.dispose();

function stop(reason: string): never {
  console.error(`NOT DEPLOYED: ${reason}`);
  process.exit(1);
}
