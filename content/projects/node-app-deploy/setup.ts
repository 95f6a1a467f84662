import { $ } from '@xec-sh/core';
import { onHost, server } from './host.ts';

try {
  await onHost(`PATH="$PATH:/usr/sbin"
    # Started by root, nginx asks as another account, which may not write to the socket: visitors would get 502.
    if [ "$(id -u)" = 0 ]; then echo "use an account other than root" >&2; exit 1; fi
    for program in node nginx curl tar sha256sum setsid; do
      command -v "$program" > /dev/null || { echo "$program is missing" >&2; exit 1; }
    done
    mkdir -p nginx`);
  await server.uploadFile('nginx.conf', '/srv/node-app/nginx/nginx.conf');
  await onHost(`nginx="/usr/sbin/nginx -p /srv/node-app/nginx -e error.log -c nginx.conf"
    $nginx -t -q
    $nginx -s reload 2> /dev/null || $nginx`);
  console.log('nginx is ready');
} catch (error) {
  console.log(`Not set up: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await $.dispose();
}
