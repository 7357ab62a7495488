import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openMediaStore } from '@lumora/api';
import { openTestDatabase, type TestDatabase } from '@lumora/api/test-database';
import { temporaryStore } from '@lumora/releases/testing/fixture-releases';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { composeEnvironment } from '../../testing/compose-environment.ts';
import { readConfig } from '../config/config.ts';
import { createApiServer } from './api-server.ts';
import { createServer } from './server.ts';

const log = pino({ level: 'silent' });
/** Address of the gateway in the network of compose. */
const gatewayAddress = '172.18.0.4';
/** Address of the client; Docker may forward clients with private addresses. */
let clientAddress: string;
let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let database: TestDatabase;
let api: FastifyInstance;
let gateway: FastifyInstance;
let origin: string;

beforeAll(async () => {
  workspace = await temporaryStore();
  database = await openTestDatabase();
  const { dataDir } = database;
  const embedded = { database, media: openMediaStore({ dataDir }), pictureEncoders: 0 };
  api = await createApiServer(await configOf('api', {}), embedded, log);
  const apiUrl = `${await listen(api, () => gatewayAddress)}/api`;
  const config = await configOf('gateway', { STORE_URL: workspace.folder, API_URL: apiUrl });
  gateway = await createServer(config, 0, null, log);
  origin = await listen(gateway, () => clientAddress);
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  await database.close();
  await workspace.remove();
});

async function configOf(service: string, env: Record<string, string>) {
  const { TRUST_PROXY = '' } = await composeEnvironment(service);
  return readConfig({ ...env, TRUST_PROXY });
}

/** Starts `app`. All connections come from this machine, so `remoteAddress` replaces their address. */
function listen(app: FastifyInstance, remoteAddress: () => string): Promise<string> {
  app.server.on('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { get: remoteAddress }));
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Sends wrong sign-ins, each with another `X-Forwarded-For`, and returns their statuses. */
async function signIns(from: string, emails: string[]): Promise<number[]> {
  clientAddress = from;
  const statuses = [];
  for (const [index, email] of emails.entries()) {
    const { status } = await fetch(`${origin}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` },
      body: JSON.stringify({ email, password: 'wrong-password' }),
    });
    statuses.push(status);
  }
  return statuses;
}

/** One more than the limits of docs/limits.md: 5 for an account from an IP address, 30 for an IP address. */
const oneAccount = Array.from({ length: 6 }, () => 'owner@test.example');
const accounts = Array.from({ length: 31 }, (_, index) => `account-${index}@test.example`);

test.each([
  ['sign-ins to one account', '172.18.0.1', oneAccount],
  ['sign-ins from one IP address', '192.168.0.7', accounts],
])('a client cannot evade the limit of %s with X-Forwarded-For', async (_limit, client, emails) => {
  const statuses = await signIns(client, emails);
  const ofAnother = await signIns('203.0.113.99', emails.slice(-1));

  expect(statuses).toEqual([...emails.slice(1).map(() => 401), 429]);
  expect(ofAnother).toEqual([401]);
});
