import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';

export const folder = 'backups';

/** The complete dumps, oldest first: their names begin with the date. */
export async function dumps(): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.dump')).sort().map((name) => `${folder}/${name}`);
}

export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
