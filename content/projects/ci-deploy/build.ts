// Writes dist/ with the name of the release in it: RELEASE=4f2c91a npx tsx build.ts
import { writeFileSync } from 'node:fs';
import { $ } from '@xec-sh/core';

process.on('uncaughtExceptionMonitor', (error) => console.error(error));

const release = process.env.RELEASE ?? 'local';
await $`rm -rf dist && cp -r site dist`;
writeFileSync('dist/version', `${release}\n`);
console.log(`built ${release}`);
