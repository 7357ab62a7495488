import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { ListMeta } from '@lumora/shared-contract/http';
import { insertAdministrator } from '../src/auth/administrators.queries.ts';
import { findRoleId } from '../src/auth/roles.queries.ts';
import { openSession } from '../src/auth/sessions.queries.ts';
import { ensureSettings } from '../src/settings/settings.queries.ts';
import type { StartedApp, TestedOptions } from './start-app.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** Name of a built-in role. */
export type Role = 'Administrator' | 'Editor' | 'Viewer';

/** A response of the API; `T` is the type that the test expects in `data` and then checks. */
export interface ApiResult<T> {
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

/** An HTTP client of the API, with or without a session; paths are relative to `/api`. */
export interface Caller {
  get<T = AnyRow>(path: string, headers?: Record<string, string>): Promise<ApiResult<T>>;
  /** sends a FormData as multipart, a string unchanged, and any other body as JSON */
  post<T = AnyRow>(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResult<T>>;
  delete<T = null>(path: string): Promise<ApiResult<T>>;
}

/** The application of a test file; as a `Caller` it has no session. */
export interface TestApp extends Caller {
  /** scheme, host and port */
  origin: string;
  database: TestDatabase;
  /** creates an account with this role and signs it in; e-mail `<role>@test.example`, password `testPassword` */
  as(role: Role): Promise<Caller>;
  /** returns a caller that sends `token` as Bearer token */
  withToken(token: string): Caller;
}

/** Password of all accounts that `TestApp.as` creates. */
export const testPassword = 'test-password';

/** Hash of `testPassword`, precomputed because hashing takes as long as some tests. */
const testPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$f6wsIGb2QcORFmGE3XbAAg$EY8F68O9WnQbGUuakER1RH2TWlH34DEYodgJ0h5sFjQ';

type TestAppOptions = TestedOptions & {
  /** does not delete the rows before each test */
  keepsRows?: boolean;
};

declare global {
  /** Set by `app-environment.mjs`: starts the application in a process that the files of a jest worker share. */
  var startSharedApp: ((options: TestedOptions & SharedDatabase) => Promise<StartedApp>) | undefined;
}

type SharedDatabase = Pick<TestDatabase, 'dataDir' | 'databaseUrl'>;

/**
 * Starts the real application on a new database for a test file, and deletes the rows of `tables` before each test
 * unless `keepsRows` is set. It encodes no pictures in the background unless `pictureEncoders` is set.
 */
export function useTestApp({ keepsRows = false, ...options }: TestAppOptions = {}): TestApp {
  const booted: { app?: StartedApp; database?: TestDatabase } = {};

  beforeAll(async () => {
    booted.database = await openTestDatabase();
    booted.app = await startTestApp(booted.database, options);
  });

  afterAll(async () => {
    await booted.app?.close();
    await booted.database?.close();
  });

  const assertBooted = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The application starts in `beforeAll`: use it in tests and hooks only.');
    return value;
  };

  if (!keepsRows) beforeEach(() => emptyTables(assertBooted(booted.database)));
  const origin = () => assertBooted(booted.app).origin;

  return {
    ...caller(origin, {}),
    get origin() {
      return origin();
    },
    get database() {
      return assertBooted(booted.database);
    },
    withToken: (token) => caller(origin, { authorization: `Bearer ${token}` }),
    async as(role) {
      const token = await createSession(role, assertBooted(booted.database));
      return this.withToken(token);
    },
  };
}

/** The embedded database can be opened by one process only: there, the application runs in the process of the test. */
async function startTestApp(database: TestDatabase, options: TestedOptions): Promise<StartedApp> {
  const { dataDir, databaseUrl } = database;
  if (databaseUrl !== undefined && globalThis.startSharedApp)
    return globalThis.startSharedApp({ ...options, dataDir, databaseUrl });
  const { startApp } = await import('./start-app.ts');
  return startApp(database, { ...options, dataDir });
}

/** In an order that violates no foreign key. For small tables, `delete` is many times faster than `truncate`. */
const tables = [
  'review_photos',
  'orders',
  'enquiries',
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

/** Creates an account with this role and returns the token of a new session. */
async function createSession(role: Role, { db }: TestDatabase): Promise<string> {
  const role_id = (await findRoleId(db, role)) ?? 0;
  const name = `${role} Rao`;
  const email = `${role.toLowerCase()}@test.example`;
  const id = await insertAdministrator(db, { name, email, password_hash: testPasswordHash, role_id, updated_by: name });
  const device = { remember: false, user_agent: 'test', address: '127.0.0.1' };
  return (await openSession(db, id, device)).token;
}

/** Returns a client of the API at `origin` that sends the headers `credentials` with each request. */
export function caller(origin: () => string, credentials: Record<string, string>): Caller {
  async function call<T>(method: string, path: string, headers = {}, body?: unknown): Promise<ApiResult<T>> {
    const response = await fetch(`${origin()}/api${path}`, {
      method,
      headers: { ...credentials, ...(isPlain(body) && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && {
        body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    // the tests check the content of the response
    const parsed = (text ? JSON.parse(text) : {}) as ApiResult<T>['body'];
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

/** Returns a multipart form as a browser sends it, with the file in `imageFile`. */
export function form(fields: Record<string, string | number>, imageFile?: { bytes: Buffer; name: string }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  if (imageFile) data.set('imageFile', new Blob([new Uint8Array(imageFile.bytes)]), imageFile.name);
  return data;
}
