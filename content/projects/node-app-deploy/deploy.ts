import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { $ } from '@xec-sh/core';
import { onHost, server } from './host.ts';
import { retireOthers, start, switchTo, untilHealthy } from './releases.ts';

const [release = ''] = process.argv.slice(2);
if (!/^\w[\w.-]*$/.test(release)) throw new Error('Usage: npx tsx deploy.ts RELEASE, such as 1.4.0');
const archive = `${release}.tar.gz`;

try {
  const packed = await $`tar -czf ${archive} -C app .`.nothrow();
  if (!packed.ok) throw new Error(packed.stderr.trim());
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');

  await onHost(
    `mkdir -p incoming releases
    case "releases/$1" in "$(readlink live)" | "$(readlink previous)")
      echo "there is a release of this name already" >&2
      exit 1
    esac`,
    release,
  );
  // What an aborted attempt has left.
  await retireOthers();

  console.log(`uploading ${archive}`);
  await server.uploadFile(archive, `/srv/node-app/incoming/${archive}`);
  await onHost(
    `(cd incoming && echo "$2  $1.tar.gz" | sha256sum --check --quiet)
    mkdir "releases/$1"
    tar -xzf "incoming/$1.tar.gz" -C "releases/$1"
    rm "incoming/$1.tar.gz"`,
    release,
    sum,
  );

  console.log(`starting ${release}`);
  await start(release);
  await untilHealthy(release);
  await switchTo(release);
  await retireOthers();
  console.log(`${release} is live`);
} catch (error) {
  console.log(`${release} is not live: ${error instanceof Error ? error.message : error}`);
  // Where the host does not answer any more, the next attempt does this.
  await retireOthers().catch(() => {});
  process.exitCode = 1;
} finally {
  await $.dispose();
}
