import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Design, SavedDesign } from '@lumora/shared-contract';
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
  return (await shop.post<SavedDesign>('/designs', { ...drawn, ...changes }, otherAddress())).body.data.id;
}

async function pictureOf(id: string, address = '203.0.113.1') {
  const headers = { 'x-forwarded-for': address };
  const response = await fetch(`${shop.origin}/media/designs/${id}.jpg`, { headers });
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

test('asked for again it is the same, and takes no room on the disk', async () => {
  const id = await keep({ width_cm: 61 });
  const first = await pictureOf(id);

  const again = await Promise.all([pictureOf(id), pictureOf(id)]);

  expect(again.map(({ bytes }) => bytes.equals(first.bytes))).toEqual([true, true]);
  expect(existsSync(join(shop.database.dataDir, 'media'))).toBe(false);
});

test('a client that asks for many pictures at once is told to come again; others are served', async () => {
  const ids = await Promise.all(Array.from({ length: 13 }, (_, n) => keep({ width_cm: 70 + n })));
  const [last = '', ...many] = ids;

  const flood = many.map((id) => pictureOf(id, '203.0.113.9'));
  const other = await pictureOf(last, '203.0.113.10');
  const answers = (await Promise.all(flood)).map(({ response }) => response);
  const refused = answers.filter(({ status }) => status === 503);

  expect(other.response.status).toBe(200);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']));
});

test.each(['nothing1.jpg', 'NOTHING1.jpg', 'x.jpg', 'nothing1', 'nothing1.png'])(
  'there is no picture at %s: 404',
  async (file) => {
    const response = await fetch(`${shop.origin}/media/designs/${file}`);

    expect(response.status).toBe(404);
  },
);
