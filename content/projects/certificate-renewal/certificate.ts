import { sign } from './authority.ts';
import { runOn } from './servers.ts';

/** Days until the certificate of a host ends. */
export async function daysLeft(host: string): Promise<number> {
  const end = await runOn(host, 'openssl x509 -noout -enddate -in /srv/tls/current/cert.pem');
  return Math.round((Date.parse(end.replace('notAfter=', '')) - Date.now()) / 86_400_000);
}

/** Puts a new key and a certificate for it into a folder of their own. The key never leaves the host. */
export async function issue(host: string, days: number): Promise<string> {
  const name = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const request = await runOn(host, `
    umask 077
    mkdir -p /srv/tls/${name}
    openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout /srv/tls/${name}/key.pem \\
      -subj /CN=${host} -addext subjectAltName=DNS:${host} 2>/dev/null
  `);
  const certificate = await sign(request, days);
  await runOn(host, `printf '%s' "$1" > /srv/tls/${name}/cert.pem`, certificate);
  return name;
}
