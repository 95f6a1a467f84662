import { readFileSync, writeFileSync } from 'node:fs';
import { kubectl } from './cluster.ts';
import { smokeTest } from './smoke-test.ts';

const [release = ''] = process.argv.slice(2);
if (!/^\w[\w.-]*$/.test(release)) throw new Error('Usage: npx tsx deploy.ts RELEASE, such as 1.4.0');
const manifest = `shop-${release}.yaml`;
let isApplied = false;

try {
  writeFileSync(manifest, readFileSync('shop.yaml', 'utf8').replaceAll('RELEASE', release));
  const files = ['-f', 'service.yaml', '-f', manifest];
  await kubectl('apply', '--dry-run=server', ...files);
  await kubectl('apply', ...files);
  isApplied = true;
  await kubectl('rollout', 'status', 'deployment/shop', '--timeout=120s');
  await smokeTest(release);
  console.log(`${release} is live`);
} catch (error) {
  console.log(`${release} is not live: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
  if (isApplied) await takeBack();
}

/** Says what the pods say, and returns to the release before. */
async function takeBack() {
  const steps = [
    ['get', 'pods', '-l', 'app=shop'],
    ['logs', '-l', 'app=shop', '--tail=20', '--prefix'],
    ['rollout', 'undo', 'deployment/shop'],
    ['rollout', 'status', 'deployment/shop', '--timeout=120s'],
  ];
  for (const words of steps) {
    console.log(await kubectl(...words).catch((error) => `kubectl ${words.join(' ')}: ${error.message}`));
  }
}
