import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { $ } from '@xec-sh/core';
import { type DeployContext, Deployer } from '@xec-sh/ops/deploy';

process.on('uncaughtExceptionMonitor', (error) => console.error(error));

const [version = JSON.parse(readFileSync('package.json', 'utf8')).version] = process.argv.slice(2);
if (!/^\d[\w.-]*$/.test(version)) throw new Error(`Not a version: ${version}`); // it becomes part of shell commands
const targets = (process.env.HOSTS ?? 'web-1.example.com web-2.example.com').split(' ');
const privateKey = readFileSync(`${homedir()}/.ssh/id_ed25519`, 'utf8');
const server = (host: string) => $.ssh({ host, username: 'deploy', privateKey });

/** Runs a shell script on a host; a failure becomes an error that can be caught. */
async function run(host: string, script: string): Promise<string> {
  const result = await server(host)`sh -ec ${script}`.timeout(60_000).nothrow();
  if (!result.ok) throw new Error(result.stderr.trim() || `exit code ${result.exitCode}`);
  return result.text();
}

/** What each host ran before; asked there, as a new process knows nothing of the last deployment. */
const before = new Map<string, string>();

async function upload({ target, version }: DeployContext) {
  await run(target, `mkdir -p /srv/shop/releases/${version}`);
  for (const script of ['activate.sh', 'rehearse.sh']) {
    await server(target).uploadFile(`scripts/${script}`, `/srv/shop/${script}`);
  }
  await server(target).uploadFile(`dist/shop-${version}.tgz`, '/srv/shop/upload.tgz');
  await run(target, `tar -xzf /srv/shop/upload.tgz -C /srv/shop/releases/${version}`);
  if (process.env.REHEARSE) await run(target, `sh /srv/shop/rehearse.sh ${version}`);
}

async function activate({ target, version, log }: DeployContext) {
  const current = await run(target, 'basename "$(readlink /srv/shop/current)"');
  if (current) before.set(target, current);
  await run(target, `sh /srv/shop/activate.sh ${version}`);
  log(`${current || 'nothing'} -> ${version}`);
}

async function rollback({ target, log }: DeployContext) {
  const last = before.get(target);
  if (!last) return log('not changed');
  await run(target, `sh /srv/shop/activate.sh ${last}`);
  log(`back to ${last}`);
}

const deployer = Deployer.create({
  name: 'shop',
  targets,
  strategy: 'rolling',
  maxConcurrent: 1,
  abortOnFirstFailure: true,
  healthCheck: { command: 'curl -fsS http://{{target}}:8080/health', retries: 10, interval: 500 },
  hooks: { beforeDeploy: upload, deploy: activate, verify: (context) => context.healthCheck(), rollback },
});

const result = await deployer.deploy(version);
for (const { target, success, error } of result.targets) {
  console.log(`${target}: ${success ? `runs ${version}` : `FAILED, ${error}`}`);
}
for (const target of targets.slice(result.targets.length)) console.log(`${target}: not begun`);

await $.dispose();
process.exitCode = result.success ? 0 : 1;
