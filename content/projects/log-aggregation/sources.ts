import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { $ } from '@xec-sh/core';

const privateKey = readFileSync(`${homedir()}/.ssh/id_ed25519`, 'utf8');
const hosts = (process.env.HOSTS ?? 'web-1.example.com web-2.example.com').split(' ');

export const servers = hosts.map((host) => ({
  name: host.replace('.example.com', ''),
  place: $.ssh({ host, username: 'deploy', privateKey }),
  log: 'cat /srv/logs/shop.log',
}));

/** Where each log is, and the command that prints it there. */
export const sources = [
  ...servers,
  { name: 'cache', place: $, log: 'docker inspect shop-cache > /dev/null && docker logs shop-cache 2>&1' },
  { name: 'api', place: $, log: 'kubectl logs --timestamps --namespace shop api-1' },
];
