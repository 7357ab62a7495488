import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { useTestApp } from '../../../testing/test-app.ts';
import { logSerializers } from './log-serializers.ts';

const shop = useTestApp();

/** Returns a logger, and a function that returns its output. */
function createLog() {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  return { log: pino({ serializers: logSerializers }, stream), lines: () => written };
}

test.each([
  ['/api/orders/LUM-234567?phone=9876543210', '/api/orders/LUM-234567?phone=…'],
  ['/orders/LUM-234567?from=mail&phone=%2B91+98765', '/orders/LUM-234567?from=mail&phone=…'],
  ['/api/admin/orders/list?page=2&q=98765&sort=name', '/api/admin/orders/list?page=2&q=…&sort=name'],
  ['/api/products?q=heart', '/api/products?q=heart'],
])('the log contains the request %s as %s', async (url, logged) => {
  const { log, lines } = createLog();

  const app = Fastify({ loggerInstance: log });
  app.get('/*', async () => 'response');
  await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}${url}`);
  await app.close();

  expect(lines()).toContain(`"url":"${logged}"`);
  expect(lines()).not.toContain('98765');
});

test('the log contains a failed statement without its values', async () => {
  const { log, lines } = createLog();
  const values = sql`select ${'9876543210'}::text, ${'12 MG Road\nparams: Pune'}::text, no_such_column`;

  await shop.database.db.execute(values).catch((error: unknown) => log.error({ err: error }, 'It broke.'));

  expect(lines()).toContain('no_such_column');
  expect(lines()).not.toMatch(/9876543210|MG Road|Pune/);
});

test('the log contains a violated constraint without the values of the row', async () => {
  const { log, lines } = createLog();
  const invalid = sql`insert into attempts (key, count) values (${'look from 9876543210'}, 1)`;

  await shop.database.db.execute(invalid).catch((error: unknown) => {
    if (error instanceof Error) log.error({ err: error.cause }, 'It broke.');
  });

  expect(lines()).toContain('window_ends_at');
  expect(lines()).not.toContain('9876543210');
});
