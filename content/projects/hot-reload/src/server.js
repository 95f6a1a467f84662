import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { greeting } from './greeting.js';

const { name } = JSON.parse(readFileSync('src/shop.json', 'utf8'));

const server = createServer((request, response) => {
  const seconds = request.url === '/slow' ? 3 : 0;
  setTimeout(() => response.end(`${greeting} from the ${name}\n`), seconds * 1_000);
});
server.listen(Number(process.env.PORT ?? 3100), '127.0.0.1', () => console.log('server: listening'));

process.on('SIGTERM', () => {
  server.close();
  setTimeout(() => process.exit(), 5_000).unref();
});
