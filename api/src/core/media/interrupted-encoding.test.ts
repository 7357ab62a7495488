import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pageRenditions } from '@lumora/shared-contract/images';
import type { Category } from '@lumora/shared-contract/taxonomy';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startApiProcesses, type ApiProcesses } from '../../../testing/api-processes.ts';
import { encodingMs, heavyPicture } from '../../../testing/pictures.ts';
import { form } from '../../../testing/test-app.ts';

let api: ApiProcesses;
const width = 900;

beforeAll(async () => {
  api = await startApiProcesses(2, { PICTURE_ENCODERS: '1' });
});
afterAll(() => api.stop());

test(
  'processes that are killed while they encode renditions finish them after a restart',
  async () => {
    const image = { bytes: await heavyPicture({ width, height: 600 }), name: 'a.jpg' };
    const fields = { title: 'Neon', priority: 0 };
    const { body } = await api.admin().post<Category>('/admin/categories/store', form(fields, image));
    const hash = body.data.image ?? '';
    const folder = join(api.dataDir, 'media', hash.slice(0, 2), hash);
    const wanted = pageRenditions(width).map((rendition) => `${rendition.width}.${rendition.format}`);
    const stored = async () => (await readdir(folder)).filter((file) => wanted.includes(file));
    const times = { timeoutMs: encodingMs, intervalMs: 5 };

    const before = await pollUntil(stored, (files) => files.length > 0, times);
    await Promise.all(Array.from({ length: api.count }, (_, index) => api.killAndRestart(index)));
    const after = await pollUntil(stored, (files) => files.length === wanted.length, times);

    expect(before.length).toBeLessThan(wanted.length);
    for (const file of after) expect((await sharp(join(folder, file)).stats()).channels).toHaveLength(3);
  },
  encodingMs,
);
