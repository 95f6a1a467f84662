import { kubectl } from './cluster.ts';

try {
  await kubectl('rollout', 'undo', 'deployment/shop');
  console.log(await kubectl('rollout', 'status', 'deployment/shop', '--timeout=120s'));
  console.log(await kubectl('get', 'deployment', 'shop', '-o', 'jsonpath={.spec.template.spec.containers[0].image}'));
} catch (error) {
  console.log(`Not rolled back: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
