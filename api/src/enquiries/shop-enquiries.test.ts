import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Enquiry, ShopEnquiry } from '@lumora/shared-contract/enquiries';
import { ne, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { waitForBlockedStatement } from '../../testing/blocked-statement.ts';
import { plainPicture } from '../../testing/pictures.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { isOnPostgres } from '../../testing/test-database.ts';
import type { Database } from '../core/database/database.ts';
import { openMediaStore } from '../core/media/media-store.ts';
import { enquiries } from './tables.ts';

const shop = useTestApp();

const fields = { width_cm: '80', wish: 'In warm white', name: 'Meera Nair', phone: '98765 43210', email: '' };
let senders = 0;

interface Sending {
  key?: string;
  address?: string;
  changed?: Partial<typeof fields>;
}

/** Sends an enquiry as the form does, from a new IP address unless `address` is given. */
function send(logo: Buffer | string | null, { key, address, changed }: Sending = {}) {
  senders += 1;
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changed })) body.set(name, value);
  if (logo !== null) body.set('logo', new Blob([new Uint8Array(Buffer.from(logo))]), 'logo');
  return shop.post<ShopEnquiry>('/enquiries', body, {
    'idempotency-key': key ?? `enquiry-${senders}`,
    'x-forwarded-for': address ?? `10.2.0.${senders}`,
  });
}

async function readEnquiries(): Promise<Enquiry[]> {
  return (await (await shop.as('Viewer')).get<Enquiry[]>('/admin/enquiries/list')).body.data;
}

/** Returns the stored picture of the newest enquiry, as the console loads it. */
async function readLogo() {
  const viewer = await shop.as('Administrator');
  const [enquiry] = (await viewer.get<Enquiry[]>('/admin/enquiries/list')).body.data;
  const signIn = { email: 'administrator@test.example', password: 'test-password' };
  const { token } = (await shop.post<{ token: string }>('/admin/login', signIn)).body.data;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${shop.origin}/api/admin/enquiries/logo/${enquiry?.id}`, { headers });
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

const svg = (content: string, attributes = 'width="400" height="200"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const redSquare = '<rect width="200" height="200" fill="#f00"/>';

/** Returns the pixel (red, green, blue, opacity) at `left` and `top`. */
async function pixelAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

test('an enquiry has a reference, and the console lists it with a thumbnail of its logo', async () => {
  const logo = await plainPicture({ width: 800, height: 400, format: 'png' });

  const { status, body } = await send(logo);

  expect([status, body.data.reference]).toEqual([200, expect.stringMatching(/^ENQ-[2-9A-Z]{6}$/)]);
  expect(await readEnquiries()).toEqual([
    expect.objectContaining({
      reference: body.data.reference,
      status: 'new',
      name: 'Meera Nair',
      phone: '919876543210',
      width_cm: 80,
      wish: 'In warm white',
      thumbnail: expect.stringMatching(/^data:image\/webp;base64,/),
    }),
  ]);
});

test('a picture is re-encoded without its metadata', async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0af' } })
    .withExif({ IFD0: { Copyright: 'private' } })
    .jpeg()
    .toBuffer();

  await send(photo);

  const { type, bytes } = await readLogo();
  const { width, height, exif } = await sharp(bytes).metadata();
  expect([type, width, height, exif]).toEqual(['image/jpeg', 900, 600, undefined]);
});

test('an SVG is rendered to a picture, and its scripts are gone', async () => {
  await send(svg(`<script>alert(1)</script>${redSquare}`, 'width="400" height="200" onload="alert(2)"'));

  const { type, bytes } = await readLogo();
  expect(type).toBe('image/webp');
  expect(bytes.toString('latin1')).not.toMatch(/alert|<svg/);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  expect((await pixelAt(bytes, 400, 400)).at(-1)).toBe(255);
  expect((await pixelAt(bytes, 1400, 400)).at(-1)).toBe(0);
});

test('an SVG cannot show a file of the server', async () => {
  const file = path.join(shop.database.dataDir, 'secret.png');
  await writeFile(file, await plainPicture({ width: 100, height: 100, format: 'png' }));
  const image = (href: string) => `<image href="${href}" x="200" width="200" height="200"/>`;

  await send(svg(redSquare + image(`file://${file}`) + image(file)));

  const { bytes } = await readLogo();
  expect((await pixelAt(bytes, 1200, 400)).at(-1)).toBe(0);
});

const nested = Array.from({ length: 12 }, (_, level) => {
  const uses = `<use href="#g${level}"/>`.repeat(10);
  return `<g id="g${level + 1}">${uses}</g>`;
}).join('');

test.each([
  [
    'declares an external entity',
    `<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/hostname">]>${svg('<text>&f;</text>')}`,
  ],
  ['expands entities without end', billionLaughs()],
  ['has more than 50 megapixels', svg(redSquare, 'width="9000" height="9000"')],
  ['is wider than any screen', svg(redSquare, 'width="90000000" height="90000000"')],
  ['is cut off', svg(redSquare).slice(0, 80)],
  ['draws 10^12 shapes', svg(`<defs><g id="g0">${redSquare}</g>${nested}</defs><use href="#g12"/>`)],
])('an SVG that %s is rejected with a message for the field', async (_what, logo) => {
  const { status, body } = await send(logo);

  expect([status, body.fields]).toEqual([422, { logo: expect.stringMatching(/SVG|megapixels/) }]);
  expect(await readEnquiries()).toEqual([]);
});

function billionLaughs(): string {
  const entities = Array.from({ length: 12 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
  return `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]>${svg('<text>&e12;</text>')}`;
}

test('a picture of more than 50 megapixels is rejected, even if its file is small', async () => {
  const bomb = await plainPicture({ width: 8000, height: 6300, format: 'png' });

  const { status, body } = await send(bomb);

  expect([status, body.fields]).toEqual([422, { logo: 'The image has more than 50 megapixels.' }]);
});

test.each([
  ['a PDF', '%PDF-1.7'],
  ['an HTML page', '<!doctype html><html></html>'],
  ['a compressed SVG', Buffer.from([0x1f, 0x8b, 8, 0])],
])('%s is rejected with 415', async (_what, logo) => {
  const { status, body } = await send(logo);

  expect([status, body.fields]).toEqual([415, { logo: 'Only PNG, JPG, WEBP or SVG images are accepted.' }]);
});

test('a file of more than 5 MB is rejected with 413', async () => {
  const { status, body } = await send(svg(' '.repeat(5 * 1024 * 1024)));

  expect([status, body.fields]).toEqual([413, { logo: 'The image is larger than 5 MB.' }]);
});

test('an enquiry without a file or with wrong fields is rejected with a message for each field', async () => {
  const logo = svg(redSquare);
  const wrong = await send(logo, { changed: { width_cm: '', name: '', phone: '123', wish: 'x'.repeat(1001) } });
  const tooWide = await send(logo, { changed: { width_cm: '301' } });
  const empty = await send(null);

  expect(wrong.body.fields).toEqual({
    width_cm: 'Enter a width of 20 to 300 cm',
    name: 'Name is required',
    phone: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9',
    wish: 'Write at most 1000 letters',
  });
  expect(tooWide.body.fields).toEqual({ width_cm: 'Enter a width of 20 to 300 cm' });
  expect([empty.status, empty.body.fields]).toEqual([422, { logo: 'Choose the file of your logo.' }]);
});

test('a repeated request creates one enquiry, also at the same time', async () => {
  const logo = svg(redSquare);

  const [first, second] = await Promise.all([send(logo, { key: 'same-key' }), send(logo, { key: 'same-key' })]);
  const other = await send(logo, { key: 'same-key', changed: { wish: 'In blue' } });

  expect(second.body.data).toEqual(first.body.data);
  expect(await readEnquiries()).toHaveLength(1);
  expect([other.status, other.body.error]).toEqual([409, 'conflict']);
});

test('an enquiry that is not stored, or is stored already, leaves no file', async () => {
  const { db } = shop.database;
  const media = openMediaStore(shop.database);
  const before = await media.list('logos');
  const logo = svg('<circle r="90" fill="#0f0"/>');
  await db.execute(sql`alter table enquiries add constraint rejected check (wish <> 'rejected')`);

  const { status } = await send(logo, { changed: { wish: 'rejected' } });
  await db.execute(sql`alter table enquiries drop constraint rejected`);
  const afterRejection = await media.list('logos');
  await Promise.all([send(logo, { key: 'same-key' }), send(logo, { key: 'same-key' })]);

  expect([status, afterRejection]).toEqual([500, before]);
  expect(await media.list('logos')).toHaveLength(before.length + 1);
});

// the transactions of the embedded database run one after the other
if (isOnPostgres) {
  test('an enquiry keeps its logo when another enquiry with the same logo is deleted before it is inserted', async () => {
    const editor = await shop.as('Editor');
    const { db } = shop.database;
    await send(svg(redSquare));
    const [sameLogo] = await readEnquiries();
    await send(svg('<circle r="90" fill="#00f"/>'));
    const setOtherKey = (tx: Database, idempotency_key: string) =>
      tx
        .update(enquiries)
        .set({ idempotency_key })
        .where(ne(enquiries.id, sameLogo?.id ?? 0));

    const sending = await db.transaction(async (tx) => {
      // the insert waits until this transaction decides which enquiry has the key
      await setOtherKey(tx, 'later-key');
      const response = send(svg(redSquare), { key: 'later-key' });
      await waitForBlockedStatement(db);
      await editor.delete(`/admin/enquiries/delete/${sameLogo?.id}`);
      await setOtherKey(tx, 'other-key');
      return { response };
    });

    expect((await sending.response).status).toBe(200);
    expect((await readLogo()).type).toBe('image/webp');
  });
}

test('an eleventh enquiry from one IP address within 15 minutes is rejected with 429', async () => {
  const address = '10.3.0.1';
  for (let count = 0; count < 10; count += 1) await send('<svg', { address });

  const { status, headers } = await send(svg(redSquare), { address });

  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
});
