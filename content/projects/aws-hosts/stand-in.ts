// Answers a few calls of the AWS CLI, for trying scripts without an account: npx tsx stand-in.ts 4566
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const instances = [
  { host: 'web-2.example.com', role: 'web', state: 'running' },
  { host: 'web-1.example.com', role: 'web', state: 'running' },
  { host: 'web-3.example.com', role: 'web', state: 'stopped' },
  { host: 'down.example.com', role: 'worker', state: 'running' },
];
const objects = new Map<string, Buffer>();

function describeInstances(query: URLSearchParams): string {
  const wanted = (name: string) => {
    const [key] = [...query].find(([, value]) => value === name) ?? [''];
    return query.get(key.replace('Name', 'Value.1'));
  };
  const found = instances.filter(
    ({ role, state }) => role === wanted('tag:role') && state === wanted('instance-state-name'),
  );
  const items = found.map(({ host }) => `<item><privateDnsName>${host}</privateDnsName></item>`);
  return `<DescribeInstancesResponse><reservationSet><item><instancesSet>${items.join('')}</instancesSet></item></reservationSet></DescribeInstancesResponse>`;
}

const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const { pathname } = new URL(request.url ?? '/', 'http://aws');
  if (request.method === 'PUT') objects.set(pathname, body);
  const object = objects.get(pathname);
  if (String(request.headers['x-amz-target']).endsWith('GetSecretValue')) {
    return response.end(JSON.stringify({ Name: 'shop/db', SecretString: '{"password":"tea-4-two"}' }));
  }
  if (request.method === 'POST') return response.end(describeInstances(new URLSearchParams(String(body))));
  response.writeHead(object ? 200 : 404, { etag: '"1"', 'content-length': request.method === 'HEAD' ? (object?.length ?? 0) : 0 });
  response.end();
});
server.listen(Number(process.argv[2] ?? 4566), '127.0.0.1');
