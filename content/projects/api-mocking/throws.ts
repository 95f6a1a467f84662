import { withMock } from './with-mock.ts';

let address = '';
try {
  await withMock('routes.json', async (api) => {
    address = api;
    throw new Error('a test that fails');
  });
} catch (error) {
  console.log(String(error));
}
console.log(await fetch(`${address}/stock`).catch((error) => error.cause.code));
