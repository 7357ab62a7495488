import { beforeEach, expect, test } from '@jest/globals';
import { pageRenditions, pictureWidths } from '@lumora/shared-contract/images';
import type { Category } from '@lumora/shared-contract/taxonomy';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import sharp from 'sharp';
import { buildApp } from '../../build-app.ts';
import { testConnectionLimits } from '../../../testing/connection-limits.ts';
import { form, useTestApp, type Caller } from '../../../testing/test-app.ts';
import { encodingMs, heavyPicture } from '../../../testing/pictures.ts';
import { openMediaStore } from './media-store.ts';

const originalWidth = 500;

/** Encodes nothing in the background, so that requests find missing renditions. */
const shop = useTestApp();
let admin: Caller;
let hash = '';

beforeEach(async () => {
  admin = await shop.as('Administrator');
  hash = await upload(originalWidth);
});

async function upload(width: number): Promise<string> {
  const image = { bytes: await heavyPicture({ width, height: 500 }), name: 'a.jpg' };
  const fields = { title: `Neon ${width}`, priority: 0 };
  const { body } = await admin.post<Category>('/admin/categories/store', form(fields, image));
  return body.data.image ?? '';
}

const get = (file: string, origin = shop.origin) => fetch(`${origin}/media/${hash}/${file}`);
const storedFiles = () => readdir(join(shop.database.dataDir, 'media', hash.slice(0, 2), hash));

test('a request for an AVIF that is not encoded yet returns the WebP of its width, cacheable for 30 s', async () => {
  const response = await get('480.avif');
  const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  expect(picture).toMatchObject({ format: 'webp', width: 480, height: 480 });
  expect((await storedFiles()).sort()).toEqual(['480.webp', 'original']);
});

test('twelve concurrent requests for a missing WebP encode it once and store it', async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => get('480.webp')));
  const bodies = await Promise.all(responses.map((response) => response.arrayBuffer()));

  expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1);
  expect((await storedFiles()).sort()).toEqual(['480.webp', 'original']);
});

test('a request for a preview that is not encoded yet returns 503 without a substitute', async () => {
  const response = await get('440.avif');

  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a client that requests too many missing renditions at once receives 503, while other clients are served', async () => {
  const hashes = await Promise.all([1010, 1020, 1030].map(upload));
  const paths = hashes.flatMap((one) =>
    pictureWidths.flatMap((width) => [`${one}/${width}.webp`, `${one}/${width}.jpg`]),
  );
  const getAs = (ip: string, path: string) =>
    fetch(`${shop.origin}/media/${path}`, { headers: { 'x-forwarded-for': ip } });

  const many = paths.map((path) => getAs('203.0.113.9', path));
  const other = await getAs('203.0.113.10', `${hash}/480.avif`);
  const responses = await Promise.all(many);
  const rejected = responses.filter(({ status }) => status === 503);

  expect(other.status).toBe(200);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(16);
  expect(rejected.length).toBeGreaterThan(0);
  expect(new Set(rejected.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']));
});

test(
  'a process that starts encodes the renditions that another process left missing',
  async () => {
    const next = await startNextProcess();
    try {
      const encoded = await pollUntil(storedFiles, hasAll, {
        timeoutMs: encodingMs,
      });
      const response = await get('480.avif', next.origin);

      expect(encoded.sort()).toEqual(wanted.sort());
      expect(response.headers.get('content-type')).toBe('image/avif');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    } finally {
      await next.app.close();
    }
  },
  encodingMs,
);

const wanted = ['original', ...pageRenditions(originalWidth).map(({ width, format }) => `${width}.${format}`)];

const hasAll = (files: string[]) => wanted.every((file) => files.includes(file));

/** Starts an application on the same data with background encoding, which is disabled in the rest of this file. */
async function startNextProcess() {
  const { database } = shop;
  const media = openMediaStore(database);
  const logger = pino({ level: 'silent' });
  const options = { database, media, pictureEncoders: 1, logger, trustProxy: 'loopback' };
  const app = await buildApp({ ...options, connectionLimits: testConnectionLimits, registry: new Registry() });
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
}
