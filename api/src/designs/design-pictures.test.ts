import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Design, KeptDesign } from '@lumora/shared-contract';
import sharp from 'sharp';
import { otherAddress } from '../../testing/order-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();

const drawn: Design = {
  lines: [{ text: 'चाय', face: 'baloo-2', tube: 'green' }],
  width_cm: 60,
  backboard: 'black',
  dimmer: false,
  outdoor: false,
};

async function keep(changes: Partial<Design> = {}): Promise<string> {
  return (await shop.post<KeptDesign>('/designs', { ...drawn, ...changes }, otherAddress())).body.data.id;
}

async function pictureOf(id: string) {
  const response = await fetch(`${shop.origin}/media/designs/${id}.jpg`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Share of the pixels that shine in the colour of green tubes. */
async function greenShare(bytes: Buffer): Promise<number> {
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  let green = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (g > 200 && g - r > 60 && g - b > 30) green += 1;
  }
  return (3 * green) / data.length;
}

test('a kept design has a picture of 1200 × 630 in which its tubes shine', async () => {
  const { response, bytes } = await pictureOf(await keep());

  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await greenShare(bytes)).toBeGreaterThan(0.01);
  expect(bytes.length).toBeLessThan(300_000);
});

test('it is drawn once and kept: what is asked for again is the kept one', async () => {
  const id = await keep({ width_cm: 61 });
  const first = await pictureOf(id);
  const folder = join(shop.database.dataDir, 'media', 'designs');
  const count = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.jpg')).length;
  const kept = await count();

  const again = await Promise.all([pictureOf(id), pictureOf(id)]);

  expect(again.map(({ bytes }) => bytes.equals(first.bytes))).toEqual([true, true]);
  expect(await count()).toBe(kept);
  await rm(folder, { recursive: true });
  expect((await pictureOf(id)).response.status).toBe(200);
});

test.each(['nothing1.jpg', 'NOTHING1.jpg', 'x.jpg', 'nothing1', 'nothing1.png'])(
  'there is no picture at %s: 404',
  async (file) => {
    const response = await fetch(`${shop.origin}/media/designs/${file}`);

    expect(response.status).toBe(404);
  },
);
