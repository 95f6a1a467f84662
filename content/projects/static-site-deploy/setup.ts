import { $ } from '@xec-sh/core';
import { onHost, server } from './host.ts';

try {
  await onHost(`PATH="$PATH:/usr/sbin"
    for program in nginx tar sha256sum; do
      command -v "$program" > /dev/null || { echo "$program is missing" >&2; exit 1; }
    done
    mkdir -p nginx`);
  await server.uploadFile('nginx.conf', '/srv/site/nginx/nginx.conf');
  await onHost(`nginx="/usr/sbin/nginx -p /srv/site/nginx -e error.log -c nginx.conf"
    $nginx -t -q
    $nginx -s reload 2> /dev/null || $nginx`);
  console.log('nginx is ready');
} catch (error) {
  console.log(`Not set up: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await $.dispose();
}
