import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Design, SavedDesign } from '@lumora/shared-contract/designs';
import sharp from 'sharp';
import { otherAddress } from '../../testing/order-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();

const baseDesign: Design = {
  lines: [{ text: 'चाय', font: 'baloo-2', tube: 'green' }],
  width_cm: 60,
  backboard: 'black',
  dimmer: false,
  outdoor: false,
};

async function saveDesign(changes: Partial<Design> = {}): Promise<string> {
  return (await shop.post<SavedDesign>('/designs', { ...baseDesign, ...changes }, otherAddress())).body.data.id;
}

async function fetchPicture(id: string, ip = '203.0.113.1') {
  const headers = { 'x-forwarded-for': ip };
  const response = await fetch(`${shop.origin}/media/designs/${id}.jpg`, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Returns the share (0 to 1) of pixels in the colour of green tubes. */
async function greenShare(bytes: Buffer): Promise<number> {
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  let green = 0;
  for (let offset = 0; offset < data.length; offset += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(offset, offset + 3);
    if (g > 200 && g - r > 60 && g - b > 30) green += 1;
  }
  return (3 * green) / data.length;
}

test('a saved design has a JPEG of 1200 × 630 px that shows its lit tubes', async () => {
  const { response, bytes } = await fetchPicture(await saveDesign());

  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await greenShare(bytes)).toBeGreaterThan(0.01);
  expect(bytes.length).toBeLessThan(300_000);
});

test('repeated requests get the same picture, which is not stored on disk', async () => {
  const id = await saveDesign({ width_cm: 61 });
  const first = await fetchPicture(id);

  const again = await Promise.all([fetchPicture(id), fetchPicture(id)]);

  expect(again.map(({ bytes }) => bytes.equals(first.bytes))).toEqual([true, true]);
  expect(existsSync(join(shop.database.dataDir, 'media'))).toBe(false);
});

test('a client with many parallel requests gets 503 with Retry-After, while other clients get their pictures', async () => {
  const ids = await Promise.all(Array.from({ length: 13 }, (_, n) => saveDesign({ width_cm: 70 + n })));
  const [last = '', ...many] = ids;

  const flood = many.map((id) => fetchPicture(id, '203.0.113.9'));
  const other = await fetchPicture(last, '203.0.113.10');
  const responses = (await Promise.all(flood)).map(({ response }) => response);
  const rejected = responses.filter(({ status }) => status === 503);

  expect(other.response.status).toBe(200);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4);
  expect(rejected.length).toBeGreaterThan(0);
  expect(new Set(rejected.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']));
});

test.each(['nothing1.jpg', 'NOTHING1.jpg', 'x.jpg', 'nothing1', 'nothing1.png'])(
  'a request for the picture %s gets 404',
  async (file) => {
    const response = await fetch(`${shop.origin}/media/designs/${file}`);

    expect(response.status).toBe(404);
  },
);
