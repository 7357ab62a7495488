import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { PostgresPool } from './postgres-pool.ts';
import { isUnavailable } from './violations.ts';

/** Messages of PostgreSQL after which a client may send queries: authentication succeeded, ready for a query. */
const ready = Buffer.from('5200000008000000005a0000000549', 'hex');
/** Messages of PostgreSQL after `begin`: command completed, ready for a query in a transaction. */
const begun = Buffer.from('430000000a424547494e005a0000000554', 'hex');

let server: Server;
let pool: PostgresPool;
/** whether a connection breaks at the second query instead of the first */
let beginsTransactions: boolean;

beforeEach(async () => {
  beginsTransactions = false;
  server = createServer(breakAtQuery).listen(0, '127.0.0.1');
  await once(server, 'listening');
  pool = new PostgresPool({
    host: '127.0.0.1',
    port: portOf(server),
    user: 'shop',
    max: 1,
    connectionTimeoutMillis: 200,
  });
});

afterEach(async () => {
  await pool.end();
  server.close();
});

function portOf(listening: Server): number {
  const address = listening.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Accepts a connection and closes it when a query arrives. */
function breakAtQuery(socket: Socket): void {
  const responses = beginsTransactions ? [ready, begun] : [ready];
  socket.on('data', () => {
    const response = responses.shift();
    if (response) socket.write(response);
    else socket.destroy();
  });
}

function failureOf(act: () => Promise<unknown>): Promise<unknown> {
  return act().then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('the database is unavailable when the connection breaks during a query', async () => {
  const db = drizzle(pool);

  const failure = await failureOf(() => db.execute(sql`select 1`));

  expect(isUnavailable(failure)).toBe(true);
  expect(failure).toHaveProperty('cause.message', 'Connection terminated unexpectedly');
});

test('the database is unavailable when the connection of a transaction breaks, and the process goes on', async () => {
  const client = await pool.connect();

  const failure = await failureOf(() => client.query('begin'));
  client.release(true);

  expect(isUnavailable(failure)).toBe(true);
});

test('the database is unavailable when no connection is free in time', async () => {
  const client = await pool.connect();

  const waiting = await failureOf(() => pool.connect());
  const waitingQuery = await failureOf(() => pool.query('select 1'));
  client.release();

  expect(waiting).toMatchObject({ message: 'timeout exceeded when trying to connect' });
  expect([waiting, waitingQuery].map(isUnavailable)).toEqual([true, true]);
});

test('the database is unavailable when the connection breaks before the rollback', async () => {
  beginsTransactions = true;

  const failure = await failureOf(() => drizzle(pool).transaction((tx) => tx.execute(sql`select 1`)));

  expect(failure).toHaveProperty('query', 'rollback');
  expect(isUnavailable(failure)).toBe(true);
});

test('a connection that breaks at the begin of a transaction makes room for the next', async () => {
  await failureOf(() => drizzle(pool).transaction((tx) => tx.execute(sql`select 1`)));

  const next = await failureOf(() => pool.query('select 1'));

  expect(next).toHaveProperty('message', 'Connection terminated unexpectedly');
});
