import { HealthChecker } from '@xec-sh/ops/health';
import { isAnswering, spaceLeft } from './on-server.ts';

export const checks = HealthChecker.create()
  .http('http://web-1.example.com:8080/health', { timeout: 2_000 })
  .http('http://web-2.example.com:8080/health', { timeout: 2_000 })
  .tcp('db.example.com', 5432, { timeout: 2_000 })
  .custom('database', () => isAnswering('db.example.com'))
  .custom('disk of db', () => spaceLeft('db.example.com', 10))
  .command('find backups -name "*.dump" -mtime -1 | grep .', { timeout: 5_000 });
