import { $, type DockerAdapter } from '@xec-sh/core';

const docker = $.getAdapter('docker') as DockerAdapter;
const name = 'shop-db';

try {
  const state = await $`docker inspect -f ${'{{.State.Status}}'} ${name}`.nothrow();
  if (!state.ok) {
    await docker.runContainer({
      name,
      image: 'postgres:17',
      env: { POSTGRES_PASSWORD: process.env.DB_PASSWORD ?? 'for-development' },
      ports: ['127.0.0.1:5433:5432'],
      volumes: ['shop-db:/var/lib/postgresql/data'],
      // Over the network: while it sets itself up, the server answers on its socket alone.
      healthcheck: { test: 'pg_isready -h 127.0.0.1', interval: '1s', retries: 30 },
    });
  } else if (state.text() !== 'running') {
    await docker.startContainer(name);
  }
  await docker.waitForHealthy(name, 60_000);
  console.log(`${name} answers on 127.0.0.1:5433`);
} catch (error) {
  console.error(`Not started: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
await $.dispose();
