import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { ChangeNotices } from './changes.ts';
import { listenForChanges } from './postgres-listener.ts';

/** Messages of PostgreSQL after which a client may send queries: authentication succeeded, ready for a query. */
const ready = Buffer.from('5200000008000000005a0000000549', 'hex');
/** Messages of PostgreSQL after `listen`: command completed, ready for a query. */
const listening = Buffer.from('430000000b4c495354454e005a0000000549', 'hex');
/** Message of PostgreSQL on a standby after `listen`: an error of class 25, ready for a query. */
const rejected = Buffer.from('450000001e534552524f5200433235303036004d72656164206f6e6c7900005a0000000549', 'hex');

let server: Server;
/** responses to the messages of each connection, in their order; a connection without one stays silent */
let connections: Buffer[][];
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  server = createServer((socket) => {
    sockets.push(socket);
    const responses = connections[sockets.length - 1] ?? [];
    socket.on('error', () => undefined);
    socket.on('data', () => {
      const response = responses.shift();
      if (response) socket.write(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** Listens with short timeouts, and collects the tables of the notices. */
async function listen() {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const changes = new ChangeNotices();
  const tables: string[] = [];
  changes.subscribe((table) => tables.push(table));
  const connection = { host: '127.0.0.1', port, user: 'shop', connectionTimeoutMillis: 200, query_timeout: 200 };
  return { tables, listener: await listenForChanges(connection, changes, undefined) };
}

test.each([
  ['does not answer', []],
  ['does not answer “listen”', [ready]],
])('notices continue after a server that %s', async (_what, responses) => {
  connections = [[ready, listening], responses, [ready, listening]];
  const { tables, listener } = await listen();

  sockets[0]?.destroy();

  await pollUntil(
    () => tables,
    ({ length }) => length === 2,
  );
  expect(sockets).toHaveLength(3);
  await listener.close();
});

test('a connection whose “listen” is rejected is closed', async () => {
  connections = [
    [ready, listening],
    [ready, rejected],
    [ready, listening],
  ];
  const { tables, listener } = await listen();

  sockets[0]?.destroy();
  await pollUntil(
    () => tables,
    ({ length }) => length === 2,
  );

  expect(await pollUntil(() => sockets[1]?.readableEnded, Boolean)).toBe(true);
  await listener.close();
});
