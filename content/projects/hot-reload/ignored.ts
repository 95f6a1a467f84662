import { writeFileSync } from 'node:fs';
import { sleep } from '@xec-sh/core';
import { FileWatcher } from '@xec-sh/loader';

const noticed = async (ignore?: string[]) => {
  const files: string[] = [];
  const watcher = new FileWatcher('src', ignore ? { ignore } : {});
  watcher.on('change', ({ relativePath }) => files.push(relativePath));
  watcher.start();
  writeFileSync('src/price.js', '');
  writeFileSync('src/distance.js', '');
  await sleep('1s');
  watcher.close();
  return files.sort().join(' ');
};

console.log('default: ', await noticed());
console.log('ignore []:', await noticed(['node_modules', '.git']));
