import { beforeAll, expect, jest, test } from '@jest/globals';
import { pageRenditions } from '@lumora/shared-contract/images';
import type { Category } from '@lumora/shared-contract/taxonomy';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { form, useTestApp, type Caller } from '../../../testing/test-app.ts';
import { encodingMs, heavyPicture } from '../../../testing/pictures.ts';

const shop = useTestApp({ keepsRows: true, pictureEncoders: 1 });
jest.setTimeout(encodingMs);
let admin: Caller;
let hash = '';

beforeAll(async () => {
  admin = await shop.as('Administrator');
  hash = await upload('Neon', 700);
});

async function upload(title: string, width: number): Promise<string> {
  const image = { bytes: await heavyPicture({ width, height: 350 }), name: 'a.jpg' };
  const { body } = await admin.post<Category>('/admin/categories/store', form({ title, priority: 0 }, image));
  return body.data.image ?? '';
}

const get = (path: string) => fetch(`${shop.origin}/media/${path}`);
/** Polls until the response is the requested rendition and not a substitute. */
const getEncoded = (path: string) =>
  pollUntil(
    () => get(path),
    ({ headers }) => headers.get('cache-control') === 'public, max-age=31536000, immutable',
    { timeoutMs: encodingMs },
  );
const sizeOf = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

test.each([
  ['avif', 'image/avif', 'heif'],
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
])('the API serves %s in the requested width as immutable', async (format, type, decoder) => {
  const response = await getEncoded(`${hash}/320.${format}`);

  expect(response.headers.get('content-type')).toBe(type);
  expect(await sizeOf(response)).toMatchObject({ width: 320, height: 160, format: decoder });
});

test('a CDN may cache a rendition for a year and revalidate it by its ETag', async () => {
  const { headers } = await get(`${hash}/320.webp`);
  const again = await fetch(`${shop.origin}/media/${hash}/320.webp`, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });

  expect(headers.get('cdn-cache-control')).toMatch(
    /^max-age=31536000, stale-while-revalidate=\d+, stale-if-error=\d+$/,
  );
  expect(headers.get('cache-tag')).toBe('pictures');
  expect(again.status).toBe(304);
  expect(again.headers.get('cdn-cache-control')).toBe(headers.get('cdn-cache-control'));
});

test('a rendition is not wider than the picture', async () => {
  expect(await sizeOf(await get(`${hash}/1920.webp`))).toMatchObject({ width: 700 });
});

test('the preview rendition has less than half of the bytes of the full rendition', async () => {
  const [preview, full] = await Promise.all(['440.avif', '480.avif'].map((file) => getEncoded(`${hash}/${file}`)));

  const sizes = await Promise.all([preview, full].map(async (response) => (await response?.arrayBuffer())?.byteLength));
  expect(preview?.status).toBe(200);
  expect(sizes[0]).toBeLessThan((sizes[1] ?? 0) / 2);
});

test('a transparent picture has no preview rendition', async () => {
  const create = { width: 300, height: 300, channels: 4 as const, background: { r: 255, g: 0, b: 90, alpha: 0.4 } };
  const image = { bytes: await sharp({ create }).png().toBuffer(), name: 'clear.png' };
  const { body } = await admin.post<Category>('/admin/categories/store', form({ title: 'Clear', priority: 1 }, image));

  await pollUntil(
    () => get(`${body.data.image}/440.avif`),
    ({ status }) => status === 404,
    { timeoutMs: encodingMs },
  );
  expect((await get(`${body.data.image}/440.webp`)).status).toBe(404);
  expect((await getEncoded(`${body.data.image}/480.avif`)).status).toBe(200);
});

test.each(['321.webp', '320.png', '320.svg', '320', '0320.webp', '../320.webp', '320.webp%00'])(
  'the API responds with 404 to %s',
  async (file) => {
    const response = await get(`${hash}/${file}`);

    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test('the API responds with 404 to an unknown picture and to a path outside the store', async () => {
  expect((await get(`${'0'.repeat(64)}/320.webp`)).status).toBe(404);
  expect((await get('..%2f..%2fdatabase/320.webp')).status).toBe(404);
});

test('the renditions that pages use are encoded without a request', async () => {
  const fresh = await upload('LED Boards', 500);
  const folder = join(shop.database.dataDir, 'media', fresh.slice(0, 2), fresh);
  const expected = pageRenditions(500).map(({ width, format }) => `${width}.${format}`);

  const stored = await pollUntil(
    () => readdir(folder),
    (files) => [...expected, 'original'].every((file) => files.includes(file)),
    { timeoutMs: encodingMs },
  );

  expect(stored.sort()).toEqual([...expected, 'original'].sort());
});
