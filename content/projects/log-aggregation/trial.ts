import { readFileSync } from 'node:fs';
import { $ } from '@xec-sh/core';
import { servers } from './sources.ts';

// Gives two hosts a log file, and lets a container print a log of its own.
const write = (to: string) => ['sh', '-c', `mkdir -p /srv/logs; printf '%s' "$1" > ${to}`, 'trial'];
const log = (name: string) => readFileSync(`trial/${name}.log`, 'utf8');

const container = $.docker({ container: 'shop-cache' });
const runs = await Promise.all([
  ...servers.map(({ name, place }) => place`${write('/srv/logs/shop.log')} ${log(name)}`.nothrow()),
  container`${write('/proc/1/fd/1')} ${log('cache')}`.nothrow(),
]);
for (const { ok, stderr } of runs) if (!ok) console.error(stderr);
await $.dispose();
