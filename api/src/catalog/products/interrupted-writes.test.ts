import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ProductImage, SignedIn, Variant } from '@lumora/shared-contract';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  addFile,
  imageCalls,
  makeProduct,
  makeVariants,
  uploadImages,
  variantCalls,
} from '../../../testing/catalog-rows.ts';
import { heavyPicture } from '../../../testing/pictures.ts';
import { startServer, type ServerProcess } from '../../../testing/server-process.ts';
import { caller, type Caller } from '../../../testing/test-app.ts';
import { prepareTestWorkspace } from '../../../testing/test-database.ts';

const administrator = { email: 'asha@test.example', password: 'secret-enough' };
let place: Awaited<ReturnType<typeof prepareTestWorkspace>>;
let server: ServerProcess;
let token: string;
let admin: Caller;

beforeAll(async () => {
  place = await prepareTestWorkspace();
  await start();
});

afterAll(async () => {
  await kill();
  await place.remove();
});

/** Starts the API on what the last one left behind, and signs in. */
async function start(): Promise<void> {
  const { email, password } = administrator;
  const database = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
  server = await startServer({ ...database, ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  const { origin } = server;
  const signedIn = await caller(() => origin, {}).post<SignedIn>('/admin/login', administrator);
  token = signedIn.body.data.token;
  admin = caller(() => origin, { authorization: `Bearer ${token}` });
}

async function kill(): Promise<void> {
  server.kill('SIGKILL');
  await server.ended;
}

async function imagesOf(product: { id: number }): Promise<ProductImage[]> {
  return (await admin.get<ProductImage[]>(`${imageCalls}/list/${product.id}`)).body.data;
}

async function keptPictures(): Promise<string[]> {
  const entries = await readdir(join(place.dataDir, 'media'), { recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.endsWith('original'));
}

/** A form in the making: its bytes, to be sent as far as a test wants. */
async function uploadOf(product: { id: number }, photos: Buffer[]): Promise<{ type: string; bytes: Buffer }> {
  const data = new FormData();
  data.set('product_id', String(product.id));
  for (const [number, bytes] of photos.entries()) addFile(data, 'images[]', `photo-${number}.jpg`, bytes);
  const request = new Request('http://lumora', { method: 'POST', body: data });
  const type = request.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await request.arrayBuffer()) };
}

/** Begins to send an upload, and resolves when `upTo` of it has been taken by the connection. */
async function beginUpload({ type, bytes }: { type: string; bytes: Buffer }, upTo: number): Promise<void> {
  const { port } = new URL(server.origin);
  const head = [
    `POST /api${imageCalls}/store HTTP/1.1`,
    'host: lumora',
    `authorization: Bearer ${token}`,
    `content-type: ${type}`,
    `content-length: ${bytes.length}`,
  ];
  const socket = connect(Number(port), '127.0.0.1').on('error', () => socket.destroy());
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.write(bytes.subarray(0, upTo), resolve));
}

test('killed in the middle of an upload, no image is there, and a second try brings them all', async () => {
  const product = await makeProduct(admin);
  const [before] = await uploadImages(admin, product.id, 1);
  const photos = await Promise.all([1, 2, 3, 4].map(() => heavyPicture({ width: 800, height: 600 })));
  const upload = await uploadOf(product, photos);

  await beginUpload(upload, Math.round(upload.bytes.length * 0.7));
  await kill();
  await start();
  const after = await imagesOf(product);
  const retried = await uploadImages(admin, product.id, 4);

  expect(after).toEqual([before]);
  expect(await imagesOf(product)).toEqual([before, ...retried]);
});

test('killed while the pictures of an upload are being taken, none of them is there', async () => {
  const product = await makeProduct(admin);
  const before = (await keptPictures()).length;
  const photos = await Promise.all(Array.from({ length: 8 }, () => heavyPicture({ width: 1200, height: 1000 })));
  const upload = await uploadOf(product, photos);

  await beginUpload(upload, upload.bytes.length);
  await pollUntil(keptPictures, ({ length }) => length > before);
  await kill();
  const taken = (await keptPictures()).length - before;
  await start();

  expect(taken).toBeLessThan(photos.length);
  expect(await imagesOf(product)).toEqual([]);
});

test('killed in the midst of saving many, each call is there as a whole or not at all', async () => {
  const values = Array.from({ length: 50 }, (_, number) => `Size ${number}`);
  const { product, variants } = await makeVariants(admin, values);
  const save = (stock: number) =>
    admin.post(`${variantCalls}/update-many`, { variants: variants.map(({ id }) => ({ id, stock })) });

  const saving = [11, 12, 13, 14, 15, 16].map(save);
  await Promise.race(saving);
  await kill();
  const cutOff = (await Promise.allSettled(saving)).filter(({ status }) => status === 'rejected');
  await start();
  const { data } = (await admin.get<Variant[]>(`${variantCalls}/list/${product.id}`)).body;

  expect(cutOff.length).toBeGreaterThan(0);
  expect(data).toHaveLength(50);
  expect(data[0]?.stock).toBeGreaterThan(10);
  expect(new Set(data.map(({ stock }) => stock)).size).toBe(1);
});
