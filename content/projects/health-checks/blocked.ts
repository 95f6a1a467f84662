import { createServer } from 'node:http';
import { HealthChecker } from '@xec-sh/ops/health';

const server = createServer((_, response) => setTimeout(() => response.end('ok'), 300));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as { port: number };
const url = `http://127.0.0.1:${port}/`;

const alone = await HealthChecker.create().http(url, { timeout: 2_000 }).run();
const beside = await HealthChecker.create().http(url, { timeout: 2_000 }).command('sleep 3').run();
console.log('alone:', alone.checks[0]?.healthy, 'beside sleep 3:', beside.checks[0]?.healthy);
server.close();
