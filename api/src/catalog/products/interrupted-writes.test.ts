import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SignedIn } from '@lumora/shared-contract/auth';
import type { ProductImage, Variant } from '@lumora/shared-contract/catalog';
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
let workspace: Awaited<ReturnType<typeof prepareTestWorkspace>>;
let server: ServerProcess;
let token: string;
let admin: Caller;

beforeAll(async () => {
  workspace = await prepareTestWorkspace();
  await start();
});

afterAll(async () => {
  await kill();
  await workspace.remove();
});

/** Starts the API on the data of the previous process and signs in. */
async function start(): Promise<void> {
  const { email, password } = administrator;
  const database = { DATA_DIR: workspace.dataDir, DATABASE_URL: workspace.databaseUrl };
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

async function storedPictures(): Promise<string[]> {
  const entries = await readdir(join(workspace.dataDir, 'media'), { recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.endsWith('original'));
}

/** Returns the content type and the bytes of an upload, of which a test sends only a part. */
async function uploadOf(product: { id: number }, photos: Buffer[]): Promise<{ type: string; bytes: Buffer }> {
  const data = new FormData();
  data.set('product_id', String(product.id));
  for (const [number, bytes] of photos.entries()) addFile(data, 'images[]', `photo-${number}.jpg`, bytes);
  const request = new Request('http://lumora', { method: 'POST', body: data });
  const type = request.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await request.arrayBuffer()) };
}

/** Sends the first `upTo` bytes of an upload and resolves when they are written to the socket. */
async function sendPartialUpload({ type, bytes }: { type: string; bytes: Buffer }, upTo: number): Promise<void> {
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

test('a process that is killed during an upload stores no image, and a retry stores all of them', async () => {
  const product = await makeProduct(admin);
  const [before] = await uploadImages(admin, product.id, 1);
  const photos = await Promise.all([1, 2, 3, 4].map(() => heavyPicture({ width: 800, height: 600 })));
  const upload = await uploadOf(product, photos);

  await sendPartialUpload(upload, Math.round(upload.bytes.length * 0.7));
  await kill();
  await start();
  const after = await imagesOf(product);
  const retried = await uploadImages(admin, product.id, 4);

  expect(after).toEqual([before]);
  expect(await imagesOf(product)).toEqual([before, ...retried]);
});

test('a process that is killed while it stores the pictures of an upload adds none of them to the product', async () => {
  const product = await makeProduct(admin);
  const before = (await storedPictures()).length;
  const photos = await Promise.all(Array.from({ length: 8 }, () => heavyPicture({ width: 1200, height: 1000 })));
  const upload = await uploadOf(product, photos);

  await sendPartialUpload(upload, upload.bytes.length);
  await pollUntil(storedPictures, ({ length }) => length > before);
  await kill();
  const stored = (await storedPictures()).length - before;
  await start();

  expect(stored).toBeLessThan(photos.length);
  expect(await imagesOf(product)).toEqual([]);
});

test('a process that is killed during bulk updates has applied each of them completely or not at all', async () => {
  const values = Array.from({ length: 50 }, (_, number) => `Size ${number}`);
  const { product, variants } = await makeVariants(admin, values);
  const save = (stock: number) =>
    admin.post(`${variantCalls}/update-many`, { variants: variants.map(({ id }) => ({ id, stock })) });

  const saving = [11, 12, 13, 14, 15, 16].map(save);
  await Promise.race(saving);
  await kill();
  const aborted = (await Promise.allSettled(saving)).filter(({ status }) => status === 'rejected');
  await start();
  const { data } = (await admin.get<Variant[]>(`${variantCalls}/list/${product.id}`)).body;

  expect(aborted.length).toBeGreaterThan(0);
  expect(data).toHaveLength(50);
  expect(data[0]?.stock).toBeGreaterThan(10);
  expect(new Set(data.map(({ stock }) => stock)).size).toBe(1);
});
