import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { total } from './prices.js';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const { version } = read('package.json');
const products = read('products.json');

const pages = {
  '/': () => [200, `Shop ${version}, ${products.length} products`],
  '/health': () => (products.length > 0 ? [200, 'ok'] : [503, 'no products']),
  '/total': (query) => [200, String(total(query, products))],
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
  const page = pages[pathname] ?? (() => [404, 'not found']);
  let answer;
  try {
    answer = page(Object.fromEntries(searchParams));
  } catch (error) {
    answer = [400, String(error)];
  }
  response.writeHead(answer[0]).end(`${answer[1]}\n`);
});

const { HOST = '127.0.0.1', PORT = '8080' } = process.env;
server.listen(Number(PORT), HOST, () => {
  const { port } = Object(server.address());
  console.log(`Shop ${version} on http://${HOST}:${port}`);
});

// Answers what has been asked, then ends: nobody's request is lost.
process.on('SIGTERM', () => server.close());
