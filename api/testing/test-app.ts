import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { ListMeta } from '@lumora/shared-contract';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { insertAdministrator } from '../src/auth/administrators.queries.ts';
import { findRoleId } from '../src/auth/roles.queries.ts';
import { openSession } from '../src/auth/sessions.queries.ts';
import { buildApp, type AppOptions } from '../src/build-app.ts';
import { openMediaStore } from '../src/core/media/media-store.ts';
import { ensureSettings } from '../src/settings/settings.queries.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

export type Role = 'Administrator' | 'Editor' | 'Viewer';

/** What came back; `T` is what the test expects under `data` and then checks. */
export interface Answered<T> {
  status: number;
  headers: Headers;
  body: {
    data: T;
    message: string;
    error?: string;
    fields?: Record<string, string>;
    meta?: ListMeta;
    request_id?: string;
  };
}

interface AnyRow {
  id: number;
  title: string;
  updated_at: string;
}

/** Somebody who calls the API over HTTP, signed in or not. */
export interface Caller {
  get<T = AnyRow>(path: string, headers?: Record<string, string>): Promise<Answered<T>>;
  /** a FormData is sent as multipart, a string as it is, anything else as JSON */
  post<T = AnyRow>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered<T>>;
  delete<T = null>(path: string): Promise<Answered<T>>;
}

export interface TestApp extends Caller {
  /** scheme, host and port */
  origin: string;
  database: TestDatabase;
  /** a caller with a fresh account of this role; the e-mail is `<role>@test.example`, the password `testPassword` */
  as(role: Role): Promise<Caller>;
  withToken(token: string): Caller;
}

export const testPassword = 'test-password';

/** Of `testPassword`: computing it for every file takes as long as some tests. */
const testPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$f6wsIGb2QcORFmGE3XbAAg$EY8F68O9WnQbGUuakER1RH2TWlH34DEYodgJ0h5sFjQ';

type TestAppOptions = Partial<Pick<AppOptions, 'connectionLimits' | 'metricsAccess' | 'pictureEncoders'>> & {
  keepsRows?: boolean;
};

/**
 * Boots the real application for a test file, and empties its tables before every test unless `keepsRows` is set. It
 * encodes no pictures in the background unless `pictureEncoders` is set.
 */
export function useTestApp({ keepsRows = false, pictureEncoders = 0, ...options }: TestAppOptions = {}): TestApp {
  const booted: { app?: FastifyInstance; database?: TestDatabase; origin?: string } = {};

  beforeAll(async () => {
    const database = await openTestDatabase();
    const media = openMediaStore({ dataDir: database.dataDir });
    const logger = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
    booted.database = database;
    const common = { database, media, pictureEncoders, registry: new Registry(), logger, trustProxy: 'loopback' };
    booted.app = await buildApp({ ...common, ...options });
    booted.origin = await booted.app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    await booted.app?.close();
    await booted.database?.close();
  });

  const present = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The application is booted before the first test, not earlier.');
    return part;
  };

  if (!keepsRows) beforeEach(() => emptyTables(present(booted.database)));

  return {
    ...caller(() => present(booted.origin), {}),
    get origin() {
      return present(booted.origin);
    },
    get database() {
      return present(booted.database);
    },
    withToken: (token) => caller(() => present(booted.origin), { authorization: `Bearer ${token}` }),
    async as(role) {
      const token = await signedInAs(role, present(booted.database));
      return this.withToken(token);
    },
  };
}

/** In an order that no reference minds; deleting from small tables is many times faster than truncating them. */
const tables = [
  'orders',
  'brand_showcases',
  'gallery_pictures',
  'header_offers',
  'pop_up_offers',
  'banners',
  'festival_banners',
  'vouchers',
  'products',
  'designs',
  'pages',
  'sub_categories',
  'categories',
  'images',
  'attribute_values',
  'attributes',
  'shop_settings',
  'administrators',
  'setup_codes',
  'attempts',
  'seed_runs',
];

async function emptyTables({ db }: TestDatabase): Promise<void> {
  const deletions = tables.map((table) => `delete from ${table};`).join(' ');
  await db.execute(sql.raw(`do $$ begin ${deletions} end $$`));
  await ensureSettings(db);
}

async function signedInAs(role: Role, { db }: TestDatabase): Promise<string> {
  const role_id = (await findRoleId(db, role)) ?? 0;
  const name = `${role} Rao`;
  const email = `${role.toLowerCase()}@test.example`;
  const id = await insertAdministrator(db, { name, email, password_hash: testPasswordHash, role_id, updated_by: name });
  const device = { remember: false, user_agent: 'test', address: '127.0.0.1' };
  return (await openSession(db, id, device)).token;
}

export function caller(origin: () => string, credentials: Record<string, string>): Caller {
  async function call<T>(method: string, path: string, headers = {}, body?: unknown): Promise<Answered<T>> {
    const response = await fetch(`${origin()}/api${path}`, {
      method,
      headers: { ...credentials, ...(isPlain(body) && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && {
        body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    // what an answer holds is what the tests check
    const parsed = (text ? JSON.parse(text) : {}) as Answered<T>['body'];
    return { status: response.status, headers: response.headers, body: parsed };
  }
  return {
    get: (path, headers) => call('GET', path, headers),
    post: (path, body, headers) => call('POST', path, headers, body),
    delete: (path) => call('DELETE', path),
  };
}

function isPlain(body: unknown): body is object {
  return typeof body === 'object' && !(body instanceof FormData);
}

/** A form as a browser sends it; the picture's name and declared type prove nothing. */
export function form(fields: Record<string, string | number>, imageFile?: { bytes: Buffer; name: string }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  if (imageFile) data.set('imageFile', new Blob([new Uint8Array(imageFile.bytes)]), imageFile.name);
  return data;
}
