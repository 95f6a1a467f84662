import { withMock } from './with-mock.ts';

process.on('uncaughtExceptionMonitor', (error) => console.error(String(error)));

await withMock('routes.json', async () => {
  await withMock('routes.json', async () => console.log('never printed'), 4010);
}, 4010);
