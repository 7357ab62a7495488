import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { failNextWrite } from '@lumora/shared-contract/failing-write';
import { storageMessages } from '@lumora/shared-contract/http';
import type { Category } from '@lumora/shared-contract/taxonomy';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { plainPicture } from '../../../testing/pictures.ts';
import { signIn } from '../../../testing/product-csv.ts';
import { startApp, type StartedApp } from '../../../testing/start-app.ts';
import { caller, form, useTestApp } from '../../../testing/test-app.ts';
import { images } from './tables.ts';

const shop = useTestApp();
/** In the process of this test, whose writes can fail. */
let app: StartedApp;

beforeAll(async () => {
  app = await startApp(shop.database, { dataDir: shop.database.dataDir });
});
afterAll(() => app.close());

/** Returns the names of all files in the media folder. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(shop.database.dataDir, 'media'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('an upload on a full disk gives 503 with the cause and leaves no partial file, and the next upload succeeds', async () => {
  await shop.as('Administrator');
  const admin = caller(() => app.origin, { authorization: `Bearer ${await signIn(shop)}` });
  const picture = { bytes: await plainPicture({ width: 640, height: 480 }), name: 'sign.jpg' };
  const upload = () => admin.post<Category>('/admin/categories/store', form({ title: 'Names', priority: 0 }, picture));
  await failNextWrite('ENOSPC');

  const rejected = await upload();
  const left = {
    files: await storedFiles(),
    images: await shop.database.db.select().from(images),
    categories: (await admin.get<Category[]>('/admin/categories/list')).body.data,
  };
  const accepted = await upload();

  expect(rejected).toMatchObject({ status: 503, body: { error: 'unavailable', message: storageMessages.full } });
  expect(left).toEqual({ files: [], images: [], categories: [] });
  expect(accepted.status).toBe(200);
  expect(await storedFiles()).toEqual(['original']);
});
