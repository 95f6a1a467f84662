import { readFileSync } from 'node:fs';
import { $ } from '@xec-sh/core';
import { makeAuthority } from './authority.ts';
import { issue } from './certificate.ts';
import { hosts, runOn } from './servers.ts';

// Servers for a trial: nginx with a certificate that ends in ten days.
await makeAuthority();
await Promise.all(
  hosts.map(async (host) => {
    const name = await issue(host, 10);
    const configuration = readFileSync('nginx.conf', 'utf8').replace('HOST', host);
    await runOn(host, `
      ln -s ${name} /srv/tls/current
      mkdir -p /srv/tls-trial/tmp
      printf '%s' "$1" > /srv/tls-trial/nginx.conf
      /usr/sbin/nginx -p /srv/tls-trial -c nginx.conf -e error.log
    `, configuration);
  }),
);
await $.dispose();
