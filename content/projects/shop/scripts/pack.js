import { readFileSync } from 'node:fs';
import { $ } from '@xec-sh/core';

process.on('uncaughtExceptionMonitor', (error) => console.error(error));

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const file = `dist/shop-${version}.tgz`;

await $`mkdir -p dist`;
await $`tar -czf ${file} package.json server.js prices.js products.json`;

const packed = await $`tar -tzf ${file}`.lines();
console.log(`${file}: ${packed.length} files`);
