import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { closeServer } from './close-server.ts';

it('a server that is closed finishes the request in flight, and then does not wait for its connection', async () => {
  const app = Fastify({ keepAliveTimeout: 60_000 });
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const arrived = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve();
      await held;
      return 'done';
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(address).then((response) => response.text());
  await arrived;

  const closed = closeServer(app);
  finish();

  expect(await answer).toBe('done');
  await closed;
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
