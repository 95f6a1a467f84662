import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { $, type ProcessPromise } from '@xec-sh/core';
import { takeOver, tryOut } from './containers.ts';
import { onHost, send } from './place.ts';

const [release = ''] = process.argv.slice(2);
if (!/^\w[\w.-]*$/.test(release)) throw new Error('Usage: npx tsx deploy.ts RELEASE, such as 1.4.0');
const image = `shop:${release}`;
const archive = `shop-${release}.tar`;

async function must(command: ProcessPromise) {
  const result = await command.timeout(600_000).nothrow();
  if (!result.ok) throw new Error(result.stderr.trim());
}

try {
  await must($`docker build -q -t ${image} --build-arg RELEASE=${release} .`);
  await must($`docker save -o ${archive} ${image}`);
  // From here on the archive is all that there is: what the host runs has made the whole way.
  await $`docker image rm ${image}`.nothrow();
  const sum = createHash('sha256');
  for await (const part of createReadStream(archive)) sum.update(part);

  console.log(`sending ${archive}`);
  await send(archive);
  await onHost(
    `echo "$2  $1" | sha256sum --check --quiet
    docker load -q -i "$1"
    rm "$1"`,
    archive,
    sum.digest('hex'),
  );

  console.log(`trying out ${image}`);
  await tryOut(image);
  await onHost(
    `docker rm -f shop-new > /dev/null 2>&1 || true
    docker create --name shop-new --restart unless-stopped -p 127.0.0.1:8080:8080 "$1" > /dev/null`,
    image,
  );
  await takeOver('shop-new');
  // Docker refuses to remove the images of containers, so those of "shop" and "shop-old" stay.
  await onHost(
    `docker image ls --format '{{.Repository}}:{{.Tag}}' shop | xargs -n 1 docker image rm > /dev/null 2>&1 || true`,
  );
  console.log(`${image} is live`);
} catch (error) {
  console.log(`${image} is not live: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await $.dispose();
}
