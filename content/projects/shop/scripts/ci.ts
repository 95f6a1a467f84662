import { Pipeline } from '@xec-sh/ops/pipeline';

const pipeline = Pipeline.create('shop')
  .env({ NO_COLOR: '1' })
  .step('test', { run: 'node --test --test-reporter=dot', timeout: 300_000 })
  .step('pack', { run: 'node scripts/pack.js', dependsOn: ['test'] })
  .step('smoke', { run: 'sh scripts/smoke.sh', dependsOn: ['test', 'pack'], timeout: 30_000 });

const { success, steps } = await pipeline.run();

for (const { name, success, skipped, stdout, stderr } of steps) {
  const state = skipped ? 'skipped' : success ? 'ok' : 'FAILED';
  console.log(`${name}: ${state}`);
  if (state === 'FAILED') console.log(stdout + stderr);
}
process.exitCode = success ? 0 : 1;
