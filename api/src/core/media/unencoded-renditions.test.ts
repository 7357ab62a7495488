import { beforeEach, expect, test } from '@jest/globals';
import { pageRenditions, pictureWidths, type Category } from '@lumora/shared-contract';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import sharp from 'sharp';
import { buildApp } from '../../build-app.ts';
import { form, useTestApp, type Caller } from '../../../testing/test-app.ts';
import { encodingMs, heavyPicture } from '../../../testing/pictures.ts';
import { openMediaStore } from './media-store.ts';

const originalWidth = 500;

/** Encodes nothing in the background: what a request finds before its rendition is encoded. */
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

test('an AVIF that is not encoded yet is answered with the WebP of its width, for half a minute', async () => {
  const response = await get('480.avif');
  const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  expect(picture).toMatchObject({ format: 'webp', width: 480, height: 480 });
  expect((await storedFiles()).sort()).toEqual(['480.webp', 'original']);
});

test('asked for twelve times at once a WebP is made once, and kept', async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => get('480.webp')));
  const bodies = await Promise.all(responses.map((response) => response.arrayBuffer()));

  expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1);
  expect((await storedFiles()).sort()).toEqual(['480.webp', 'original']);
});

test('the coarse picture has no substitute: whoever makes a page goes on without it', async () => {
  const response = await get('440.avif');

  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a client that asks for many missing pictures at once is told to come again; others are served', async () => {
  const hashes = await Promise.all([1010, 1020, 1030].map(upload));
  const paths = hashes.flatMap((one) =>
    pictureWidths.flatMap((width) => [`${one}/${width}.webp`, `${one}/${width}.jpg`]),
  );
  const ask = (path: string, address: string) =>
    fetch(`${shop.origin}/media/${path}`, { headers: { 'x-forwarded-for': address } });

  const flood = paths.map((path) => ask(path, '203.0.113.9'));
  const other = await ask(`${hash}/480.avif`, '203.0.113.10');
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);

  expect(other.status).toBe(200);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(16);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']));
});

test(
  'a process that starts finds the renditions that another has left undone',
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

/** On the same data, with the background encoding that this file switches off. */
async function startNextProcess() {
  const { database } = shop;
  const media = openMediaStore(database);
  const logger = pino({ level: 'silent' });
  const options = { database, media, pictureEncoders: 1, logger, trustProxy: 'loopback' };
  const app = await buildApp({ ...options, registry: new Registry() });
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
}
