import { runJobs } from './src/examples/run/session.ts'
import { findIsolation } from './src/examples/run/isolation.ts'
import { nodeLine } from './src/examples/run/run-job.ts'
const iso = findIsolation(); console.log(iso.description)
const text = `import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { $ } from '@xec-sh/core';
const web = $.ssh({ host: 'web-1.example.com', username: 'deploy', privateKey: readFileSync(homedir() + '/.ssh/id_ed25519', 'utf8') });
const s = await web\`hostname; pwd; id -un; ls -la /tmp /srv; touch /etc/x\`.nothrow();
console.log(s.stdout, s.stderr, s.host);
const d = await $.docker({ container: 'web' })\`uname -s\`.nothrow();
console.log(d.ok, d.stdout, d.stderr)
const bad = await $.ssh({ host: 'nowhere.example.net', username: 'deploy', password: 'x' })\`true\`.nothrow();
console.log(bad.stderr)
await $.dispose();
`
const t=performance.now()
await runJobs([{ id: 'a', files: [{ name: 'a.ts', text }], lines: [nodeLine('a.ts'), 'npx tsx a.ts | head -1; pwd; ls -la; curl -sS http://1.1.1.1 -m 2'], env: {}, hosts: ['web-1.example.com'], limits: { milliseconds: 20000, outputBytes: 10000 } }], iso, (o) => console.log(JSON.stringify(o, null, 1).replaceAll('\\n','\n')))
console.log(performance.now()-t)
