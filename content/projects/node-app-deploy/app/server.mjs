import { createServer } from 'node:http';

const release = process.env.RELEASE;

const server = createServer((request, response) => {
  if (request.url === '/health') response.end(`ok ${release}`);
  // A slow page: requests are under way whenever the release changes.
  else setTimeout(() => response.end(`shop ${release}`), 50);
});

server.listen('app.sock');

// Requests that have begun come to their end.
process.on('SIGTERM', () => server.close());
