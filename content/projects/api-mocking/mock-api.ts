// A stand-in for the stock service: npx tsx mock-api.ts routes.json [port] [seconds that it may live]
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Reply {
  status?: number;
  delay?: number;
  body?: unknown;
}

const [file = 'routes.json', port = '0', seconds] = process.argv.slice(2);
const requests: { route: string; body: string }[] = [];

const server = createServer(async (request, response) => {
  const route = `${request.method} ${request.url}`;
  if (route === 'GET /__requests') return answer(response, { body: requests });
  requests.push({ route, body: await text(request) });
  answer(response, replyTo(route));
});

function replyTo(route: string): Reply {
  try {
    const routes: Record<string, Reply> = JSON.parse(readFileSync(file, 'utf8'));
    return routes[route] ?? { status: 501, body: { error: `no mock for ${route}` } };
  } catch (error) {
    return { status: 500, body: { error: `${file}: ${error}` } };
  }
}

function answer(response: ServerResponse, { status = 200, delay = 0, body = null }: Reply) {
  setTimeout(() => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }, delay);
}

server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(Number(port), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
if (seconds) setTimeout(() => process.exit(), Number(seconds) * 1_000);
