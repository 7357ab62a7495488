import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { insertAdministrator } from '../src/auth/administrators.queries.ts';
import { ensureRoles, findRoleId } from '../src/auth/roles.queries.ts';
import { hashPassword } from '../src/auth/passwords.ts';
import { openSession } from '../src/auth/sessions.queries.ts';
import { buildApp } from '../src/build-app.ts';
import { openMediaStore } from '../src/media/media-store.ts';
import { ensureSettings } from '../src/settings/settings.queries.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

export type Role = 'Administrator' | 'Editor' | 'Viewer';
type Body = Exclude<InjectOptions['payload'], undefined>;

/** Somebody who calls the API, signed in or not. */
export interface Caller {
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(path: string, body?: Body, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  delete(path: string): Promise<LightMyRequestResponse>;
}

export interface TestApp extends Caller {
  app: FastifyInstance;
  database: TestDatabase;
  /** a caller with a fresh account of this role; the e-mail is `<role>@test.example`, the password `test-password` */
  as(role: Role): Promise<Caller>;
  withToken(token: string): Caller;
}

export const testPassword = 'test-password';

/** Boots the real application for a test file, and empties its tables before every test. */
export function useTestApp(): TestApp {
  const booted: { app?: FastifyInstance; database?: TestDatabase; passwordHash?: string } = {};

  beforeAll(async () => {
    const database = await openTestDatabase();
    const media = openMediaStore({ dataDir: join(database.dataDir) });
    const logger = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
    booted.database = database;
    booted.passwordHash = await hashPassword(testPassword);
    booted.app = await buildApp({ database, media, registry: new Registry(), logger, trustProxy: 'loopback' });
  }, 60_000);

  afterAll(async () => {
    await booted.app?.close();
    await booted.database?.close();
  });

  const present = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The application is booted before the first test, not earlier.');
    return part;
  };

  beforeEach(() => emptyTables(present(booted.database)));

  return {
    ...caller(() => present(booted.app), {}),
    get app() {
      return present(booted.app);
    },
    get database() {
      return present(booted.database);
    },
    withToken: (token) => caller(() => present(booted.app), { authorization: `Bearer ${token}` }),
    async as(role) {
      const token = await signedInAs(role, present(booted.database), present(booted.passwordHash));
      return this.withToken(token);
    },
  };
}

async function emptyTables({ db }: TestDatabase): Promise<void> {
  await db.execute(sql`truncate categories, sub_categories, attributes, attribute_values, images, shop_settings,
    administrators, sessions, setup_codes, attempts, seed_runs, roles, permissions, role_permissions cascade`);
  await ensureRoles(db);
  await ensureSettings(db);
}

async function signedInAs(role: Role, { db }: TestDatabase, password_hash: string): Promise<string> {
  const role_id = (await findRoleId(db, role)) ?? 0;
  const name = `${role} Rao`;
  const email = `${role.toLowerCase()}@test.example`;
  const id = await insertAdministrator(db, { name, email, password_hash, role_id, updated_by: name });
  const device = { remember: false, user_agent: 'test', address: '127.0.0.1' };
  return (await openSession(db, id, device)).token;
}

function caller(app: () => FastifyInstance, credentials: Record<string, string>): Caller {
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, headers = {}, payload?: Body) =>
    app().inject({
      method,
      url: path.startsWith('/media') ? path : `/api${path}`,
      headers: { ...credentials, ...headers },
      ...(payload !== undefined && { payload }),
    });
  return {
    get: (path, headers) => call('GET', path, headers),
    post: (path, body, headers) => call('POST', path, headers, body),
    delete: (path) => call('DELETE', path),
  };
}
