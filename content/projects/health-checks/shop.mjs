import { existsSync } from 'node:fs';
import { createServer } from 'node:http';

// node shop.mjs HOST: a shop to try the checks on. A file /srv/ill or /srv/stuck changes what it answers.
const server = createServer((_request, response) => {
  if (existsSync('/srv/stuck')) return;
  response.statusCode = existsSync('/srv/ill') ? 503 : 200;
  response.end('{"status":"ok"}\n');
});
server.listen(8080, process.argv[2]);
