import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { $ } from '@xec-sh/core';

/** Signs a request with the authority in the folder `ca`. Put the call to yours here. */
export async function sign(request: string, days: number): Promise<string> {
  const serial = `01${randomBytes(15).toString('hex')}`;
  const file = `ca/${serial}.pem`;
  const authority = ['-CA', 'ca/ca.crt', '-CAkey', 'ca/ca.key', '-set_serial', `0x${serial}`, '-out', file];
  const signing = $.with({ stdin: request })`openssl x509 -req ${authority} -days ${days} -copy_extensions copy`;
  const { ok, stderr } = await signing.nothrow();
  if (!ok) throw new Error(`the authority refused: ${stderr.trim().split('\n').at(-1)}`);
  return readFile(file, 'utf8');
}

/** Makes the authority, for a trial. */
export async function makeAuthority(): Promise<void> {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const made = await $`mkdir -p ca && openssl req -x509 ${curve} -keyout ca/ca.key -out ca/ca.crt -days 3650 -subj ${'/CN=Trial CA'}`.nothrow();
  if (!made.ok) throw new Error(made.stderr);
}
