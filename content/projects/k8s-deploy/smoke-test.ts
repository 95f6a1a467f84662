import { $ } from '@xec-sh/core';
import './cluster.ts';

/** Asks the app, in a pod of the deployment, whether it is the release that is meant. */
export async function smokeTest(release: string): Promise<void> {
  const pod = $.k8s({ pod: 'deploy/shop', namespace: 'shop' });
  const answer = await pod.exec`wget -qO- http://127.0.0.1:8080/health`.timeout(10_000).nothrow();
  if (answer.text() !== `ok ${release}`) throw new Error(`the pod says: ${answer.text() || answer.stderr.trim()}`);
}

if (process.argv[1]?.endsWith('smoke-test.ts')) {
  await smokeTest(process.argv[2] ?? '').then(
    () => console.log('as it should be'),
    (error) => console.log(error.message),
  );
}
