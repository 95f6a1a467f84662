// Asks for a page all the time, as a load balancer with two hosts would; Ctrl+C or SIGTERM ends it.
import { get } from 'node:http';

const hosts = ['web-1.example.com', 'web-2.example.com'];
const pages = new Map();
let failed = 0;

function ask(host) {
  return new Promise((resolve, reject) => {
    get({ host, port: 8080, path: '/', agent: false, timeout: 5_000 }, async (response) => {
      let page = '';
      for await (const part of response) page += part;
      resolve(page.trim());
    }).on('error', reject);
  });
}

process.on('SIGTERM', () => {
  for (const [page, count] of pages) console.log(`${count} × ${page}`);
  console.log(`${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
});

for (;;) {
  try {
    const page = await ask(hosts[0]).catch(() => ask(hosts[1]));
    pages.set(page, (pages.get(page) ?? 0) + 1);
  } catch {
    failed += 1;
  }
  hosts.reverse();
  await new Promise((resolve) => setTimeout(resolve, 10));
}
